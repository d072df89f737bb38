/** A category or tag with the number of its posts. */
export interface Counted {
  readonly title: string;
  readonly postCount: number;
}

/** Those with at least one post, the most used first, equal ones by title. */
export const mostUsed = <Item extends Counted>(items: readonly Item[]): Item[] =>
  items
    .filter(({ postCount }) => postCount > 0)
    .sort((a, b) => b.postCount - a.postCount || a.title.localeCompare(b.title, 'vi'));
