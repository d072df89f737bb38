import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Breadcrumb } from './Breadcrumb';

const crumbs = [{ title: 'Home', path: '/' }, { title: 'Blog', path: '/blog/' }, { title: 'A door' }];

describe('Breadcrumb', () => {
  it('links every page above and names the current one', () => {
    render(<Breadcrumb label="Breadcrumb" crumbs={crumbs} />);
    const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en/', '/en/blog/']);
    expect(within(nav).getByText('A door')).toHaveAttribute('aria-current', 'page');
  });

  it('says of the last alone that it is the current page', () => {
    render(<Breadcrumb label="Breadcrumb" crumbs={[{ title: 'Services' }, { title: 'Web' }]} />);
    expect(screen.getByText('Services')).not.toHaveAttribute('aria-current');
    expect(screen.getByText('Web')).toHaveAttribute('aria-current', 'page');
  });

  it('says in which language the title of this page is, where that is another one', () => {
    render(<Breadcrumb label="Breadcrumb" crumbs={[{ title: 'Dự án' }, { title: 'A door', lang: 'en' }]} />);
    expect(screen.getByText('A door')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Dự án')).not.toHaveAttribute('lang');
  });

  it('has no axe violation', async () => {
    const { container } = render(<Breadcrumb label="Breadcrumb" crumbs={crumbs} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
