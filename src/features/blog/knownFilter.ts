import { foldText } from '../../lib/foldText';
import type { PostFilter } from './postFilter';

/** The categories and tags that there are, in the language of the page. */
export type Known<One extends { readonly title: string }> = Readonly<
  Record<'categories' | 'tags', readonly One[]>
>;

/** The category or tag that an address asks for: it may have other capitals there, or no accents. */
export const knownOne = <One extends { readonly title: string }>(
  { kind, title }: PostFilter,
  known: Known<One> | undefined,
): One | undefined => {
  const group = known?.[kind === 'tag' ? 'tags' : 'categories'] ?? [];
  const alike = (one: One) => foldText(one.title) === foldText(title);
  return group.find((one) => one.title === title) ?? group.find(alike);
};

/** A category or tag by the title that the site has for it. */
export const knownFilter = (
  filter: PostFilter,
  known: Known<{ readonly title: string }> | undefined,
): PostFilter => ({
  ...filter,
  title: knownOne(filter, known)?.title ?? filter.title,
});
