import { type Known, knownOne } from './knownFilter';
import { filterOf, listPath, searchOf, type PostFilter } from './postFilter';

/** A category or tag with its title in the other language, where it has one. */
export interface Translated {
  readonly title: string;
  readonly titleElsewhere: string | null;
}

export type TranslatedGroups = Known<Translated>;

/** What the list is asked for, as the other language has it: the same words, and the same category or tag where it is there. */
export const askedElsewhere =
  (groups: TranslatedGroups | undefined) =>
  (query: string): string => {
    const filter = filterOf(query);
    const title = filter && knownOne(filter, groups)?.titleElsewhere;
    const other: PostFilter | null = filter && title ? { kind: filter.kind, title } : null;
    return listPath({ filter: other, search: searchOf(query) }).split('?')[1] ?? '';
  };
