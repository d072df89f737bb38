import type { Counted } from './mostUsed';
import type { Asked } from './postFilter';

/** What the list can be narrowed by: how many posts there are, and their categories and tags with theirs. */
export interface Groups {
  readonly total: number;
  readonly categories: readonly Counted[];
  readonly tags: readonly Counted[];
}

/** How many posts there are of what is asked for, as far as it is known before they come: those with some words have to be found first. */
export const countOf = ({ filter, search }: Asked, groups: Groups | undefined): number | undefined =>
  search
    ? undefined
    : groups?.[filter?.kind === 'tag' ? 'tags' : 'categories'].find(({ title }) => title === filter?.title)
        ?.postCount;
