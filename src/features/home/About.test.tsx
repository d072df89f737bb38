import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { plain } from '../../lib/plain';
import { About } from './About';
import { homeIn } from './homeFixture';

describe('who we are', () => {
  it.each([
    ['en', 'About us'],
    ['vn', 'Tìm hiểu về chúng tôi'],
  ] as const)('is said in two paragraphs and leads to About Us (%s)', (language, link) => {
    const { about } = homeIn(language);
    renderIn(language, <About about={about} />);
    expect(screen.getByRole('region', { name: plain(about.heading) }).textContent).toContain(about.lead);
    expect(screen.getByText(about.text)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', `/${language}/about-us/`);
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', <About about={homeIn('en').about} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
