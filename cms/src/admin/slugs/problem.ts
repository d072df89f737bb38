import { reservedSlugs } from '../../content/reservedSlugs';
import { LONGEST_SLUG, isSlug } from '../../content/slugOf';

/** What is wrong with a slug by itself, whatever other entries have. */
export type SlugProblem = 'long' | 'wrong' | 'reserved';

/** @param uid the type of the entry. */
export const slugProblem = (uid: string, slug: string): SlugProblem | undefined => {
  if (slug === '') return undefined;
  if (slug.length > LONGEST_SLUG) return 'long';
  if (!isSlug(slug)) return 'wrong';
  return reservedSlugs(uid).includes(slug) ? 'reserved' : undefined;
};
