import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { mediaOf, renderIn } from '../../../jest/fixtures';
import { Showcase } from './Showcase';

const showcase: Queries.ShowcaseFragment = {
  type: 'Website',
  title: 'River Clinic',
  sortDescription: 'Booking for a clinic',
  description: '<h2>The brief</h2><p>Bookings by phone.</p>',
  clientName: 'River Clinic Ltd',
  finishAt: '2025-11-03',
  url: 'https://river.example/',
  thumbnail: mediaOf('/static/thumbnail.webp', 'Thumbnail'),
  images: [mediaOf('/static/home.webp', 'The home page'), mediaOf('/static/calendar.webp', 'The calendar')],
};
const without = (missing: Partial<Queries.ShowcaseFragment>) =>
  renderIn('en', <Showcase showcase={{ ...showcase, ...missing }} />);
const panel = () => within(screen.getByRole('region', { name: 'Our Portfolio' }));

describe('a showcase', () => {
  it('shows type, title and description', () => {
    without({});
    expect(screen.getByRole('heading', { level: 1, name: 'River Clinic' })).toBeVisible();
    expect(screen.getByText(/Our Portfolio/).parentElement).toHaveTextContent('Our Portfolio · Website');
    expect(screen.getByRole('heading', { level: 2, name: 'The brief' })).toBeVisible();
  });

  it('shows its pictures, the first one with priority', () => {
    without({});
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'The home page',
      'The calendar',
    ]);
    const [first, second] = screen.getAllByRole('img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
  });

  it.each([[null], [[]]])('shows its thumbnail when there are no pictures (%j)', (images) => {
    without({ images });
    expect(screen.getByRole('img', { name: 'Thumbnail' })).toBeInTheDocument();
  });

  it('shows no list of pictures when it has none at all', () => {
    without({ images: null, thumbnail: null });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has Client Name, Project Category and Project Date in its side panel', () => {
    without({});
    expect(
      panel()
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Client Name', 'Project Category', 'Project Date']);
    expect(
      panel()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['River Clinic Ltd', 'Website', 'Nov 03, 2025']);
  });

  it('leaves out of the side panel what the CMS does not know', () => {
    without({ clientName: null, finishAt: null });
    expect(panel().getByRole('term')).toHaveTextContent('Project Category');
  });

  it("opens the client's site in a new tab", () => {
    without({});
    const link = screen.getByRole('link', { name: 'Open External Link (opens a new tab)' });
    expect(link).toHaveAttribute('href', 'https://river.example/');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('has no external link without an address', () => {
    without({ url: null });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says on the Vietnamese page too that the text of the CMS is English', () => {
    renderIn('vn', <Showcase showcase={showcase} />);
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Khách hàng').closest('[lang]')).toBeNull();
  });

  it('has no axe violation', async () => {
    const { container } = without({});
    expect(await axe(container)).toHaveNoViolations();
  });
});
