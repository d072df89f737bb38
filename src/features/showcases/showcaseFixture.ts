import { mediaOf } from '../../../jest/fixtures';

export const showcase: Queries.ShowcaseFragment = {
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

/** Showcases with these slugs, as a list or a neighbour shows them. */
export const cardsOf = (...slugs: readonly string[]) =>
  slugs.map((slug) => ({
    slug,
    type: 'Mobile App',
    title: `The ${slug}`,
    sortDescription: `What ${slug} is`,
    thumbnail: mediaOf(`/static/${slug}.webp`, `Screen of ${slug}`),
  }));
