import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { ShowcaseCall } from './ShowcaseCall';
import { ShowcasesHead } from './ShowcasesHead';

const text = {
  html: null,
  frontmatter: {
    ...{ title: 'Showcases', heading: 'My Project', subtitle: 'Outstanding Projects' },
    ...{ description: null, summary: 'What each says.', action: 'Read the long stories' },
  },
};
const head = <ShowcasesHead text={text} trail={<nav aria-label="Breadcrumb" />} />;
const inEnglish = 'Phần mô tả chỉ có bản tiếng Anh.';

describe('the head of the list of showcases', () => {
  it('has heading and subtitle, says what a showcase is, and leads to the case studies', () => {
    renderIn('en', head);
    expect(screen.getByRole('heading', { level: 1, name: 'My Project' })).toBeVisible();
    expect(screen.getByText('Outstanding Projects')).toBeVisible();
    expect(screen.getByText('What each says.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/portfolio/');
    expect(screen.queryByText(inEnglish)).toBeNull();
  });

  it('tells Vietnamese readers that the showcases are in English', () => {
    renderIn('vn', head);
    expect(screen.getByText(inEnglish)).toBeVisible();
  });
});

describe('the end of the list of showcases, and of each', () => {
  it('asks for a project of ones own', async () => {
    const { container } = renderIn('vn', <ShowcaseCall />);
    expect(screen.getByRole('link', { name: 'Yêu cầu báo giá' })).toHaveAttribute('href', '/vn/contact/');
    expect(await axe(container)).toHaveNoViolations();
  });
});
