import { foldText } from './foldText';

/** Characters of a slug at most; with the number that makes it unique it still fits into a column of 255. */
const LONGEST = 120;

/**
 * The slug that a title gives: small letters and digits without accents, and hyphens. 'Thiết kế ở Đà Nẵng' becomes
 * 'thiet-ke-o-da-nang'. Empty for a title without any of them.
 */
export const slugOf = (title: string): string =>
  foldText(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');

/** Whether a slug is the one that a title gives, with or without the number that made it unique; or none at all. */
export const isSlugOf = (slug: string, title: string): boolean => {
  const own = slugOf(title);
  return (
    slug === '' || slug === own || (slug.startsWith(`${own}-`) && /^\d+$/.test(slug.slice(own.length + 1)))
  );
};
