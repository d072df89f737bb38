import { isBlank } from './blank';

/** Characters of a slug at most: the `maxLength` of every slug in the schemas. A folder or a column holds 255. */
export const LONGEST_SLUG = 150;

/** Characters of a slug that is made of a title: the number that makes it unique fits behind it. */
const LONGEST_MADE = 120;

/** Letters that Unicode does not take apart into a plain letter and its marks. */
const PLAIN_LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' },
  ...{ ħ: 'h', ŧ: 't', ŋ: 'ng', ə: 'e' },
};

/** Small letters and digits without accents, with hyphens; empty for a text without any of them. */
const hyphenate = (text: string): string =>
  text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]/g, (character) => PLAIN_LETTERS[character] ?? '-')
    .replace(/-+/g, '-')
    .slice(0, LONGEST_MADE)
    .replace(/^-|-$/g, '');

/**
 * The slug that a title gives: 'Thiết kế ở Đà Nẵng' becomes 'thiet-ke-o-da-nang'. Empty for a blank title.
 *
 * @param typeName the name of the entry's type, which stands in for a title that has no letter or digit of ours, as one
 *   in Chinese or of emoji: 'Blog post' makes it 'blog-post'.
 */
export const slugOf = (title: string, typeName = ''): string =>
  hyphenate(title) || (isBlank(title) ? '' : hyphenate(typeName));

/** Whether a text may be a slug: small letters and digits, single hyphens between them, at most `LONGEST_SLUG`. */
export const isSlug = (text: string): boolean =>
  text.length <= LONGEST_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** A slug with the number that makes it unique, no longer than a slug may be. */
export const numberedSlug = (slug: string, number: number): string => {
  const ending = `-${number}`;
  return `${slug.slice(0, LONGEST_SLUG - ending.length).replace(/-$/, '')}${ending}`;
};

/**
 * Whether a slug is the one that a title gives, with or without the number that made it unique; or none at all. A longer
 * number is no counter: an editor wrote 'menus-2024'.
 */
export const isSlugOf = (slug: string, title: string, typeName = ''): boolean => {
  const own = slugOf(title, typeName);
  if (slug === '' || slug === own) return true;
  return own !== '' && slug.startsWith(`${own}-`) && /^[1-9]\d?$/.test(slug.slice(own.length + 1));
};
