import { foldText } from '../../lib/foldText';
import type { PostFilter } from './postFilter';

/** The categories and tags that there are, in the language of the page. */
export type KnownTitles = Readonly<Record<'categories' | 'tags', readonly { readonly title: string }[]>>;

/** A category or tag by the title that the site has for it: an address may have other capitals, or no accents. */
export const knownFilter = ({ kind, title }: PostFilter, known: KnownTitles | undefined): PostFilter => {
  const titles = known?.[kind === 'tag' ? 'tags' : 'categories'].map((one) => one.title) ?? [];
  const alike = (one: string) => foldText(one) === foldText(title);
  return { kind, title: titles.includes(title) ? title : (titles.find(alike) ?? title) };
};
