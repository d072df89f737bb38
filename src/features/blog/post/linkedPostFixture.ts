import { mediaOf } from '../../../../jest/fixtures';

/** A post as another one's page shows it. */
export const linkedPost = (slug: string, more: Partial<Queries.LinkedPostFragment> = {}) => ({
  slug,
  title: `Title of ${slug}`,
  defaultPublishedDate: '2024-01-05T02:00:00.000Z',
  publishedAt: '2026-06-01T02:00:00.000Z',
  categories: [{ title: 'Design' }],
  user: { firstName: 'Linh' },
  titleImage: mediaOf(`/${slug}.webp`),
  ...more,
});

/** One that has nothing but its title. */
export const bareLinkedPost = (slug: string) =>
  linkedPost(slug, { defaultPublishedDate: null, categories: null, user: null, titleImage: null });
