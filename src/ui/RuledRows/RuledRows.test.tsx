import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { RuledRows } from './RuledRows';

const rows = [
  { title: 'Web Development', text: 'Sites that load at once', to: '/services/web-development/' },
  { title: 'Listen', text: 'A week beside the users' },
];

describe('RuledRows', () => {
  it('makes one link of a row that leads somewhere, named by its title', () => {
    render(<RuledRows rows={rows} />);
    expect(screen.getByRole('link', { name: 'Web Development' })).toHaveAttribute(
      'href',
      '/en/services/web-development/',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('leads to a part of the page as well', () => {
    render(<RuledRows rows={[{ title: 'Online shops', text: 'Cart and payment', href: '#shop' }]} />);
    expect(screen.getByRole('link', { name: 'Online shops' })).toHaveAttribute('href', '#shop');
  });

  it('is a list with a heading and a text a row', () => {
    render(<RuledRows rows={rows} headingLevel={2} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: 'Listen' })).toBeVisible();
    expect(screen.getByText('A week beside the users')).toBeVisible();
  });

  it('has no axe violation', async () => {
    const { container } = render(<RuledRows rows={rows} headingLevel={2} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
