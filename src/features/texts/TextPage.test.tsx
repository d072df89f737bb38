import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn, textOf } from '../../../jest/fixtures';
import { TextHero } from './TextHero';
import { TextPage } from './TextPage';

const text = textOf(
  { title: 'Fresy', heading: 'Fresh **as it tastes**', subtitle: 'A juice maker' },
  '<h2>About The Project</h2><p>Pressed at five.</p>',
);

describe('a text page', () => {
  it('stands in a breadcrumb below home and the pages between', () => {
    renderIn(
      'vn',
      <TextPage
        text={text}
        parents={[{ title: 'Dự án', path: '/portfolio/' }, { title: 'Không có trang' }]}
      />,
    );
    const trail = within(screen.getByRole('navigation', { name: 'Đường dẫn trang' }));
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Trang chủ',
      'Dự án',
      'Không có trang',
      'Fresy',
    ]);
    expect(hrefs(trail.getAllByRole('link'))).toEqual(['/vn/', '/vn/portfolio/']);
  });

  it('has one main heading, with the subtitle below it, and the running text', () => {
    renderIn('en', <TextPage text={text} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fresh as it tastes');
    expect(screen.getByText('A juice maker')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'About The Project' })).toBeVisible();
  });

  it('is headed by its title when the text has no heading', () => {
    renderIn('en', <TextPage text={textOf({ title: 'Career' })} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible();
  });

  it('ends with what the page adds', () => {
    renderIn('en', <TextPage text={text}>The list</TextPage>);
    expect(screen.getByText('The list')).toBeVisible();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', <TextPage text={text} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the head of a page that begins with words alone', () => {
  it('is the trail, one main heading and what it means', () => {
    renderIn('en', <TextHero text={text} trail={<nav aria-label="Breadcrumb" />} />);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fresh as it tastes');
    expect(screen.getByText('A juice maker')).toBeVisible();
  });

  it('is headed by its title when the text has no heading', () => {
    renderIn('en', <TextHero text={textOf({ title: 'Our Team' })} trail={null} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Our Team' })).toBeVisible();
  });
});
