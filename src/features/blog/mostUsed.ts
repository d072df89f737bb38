/** A category or tag with the number of its posts. */
export interface Counted {
  readonly title: string;
  readonly postCount: number;
}

/** Those with at least one post, the most used first, equal ones by title; before all the one with the title `first`. */
export const mostUsed = <Item extends Counted>(items: readonly Item[], first?: string): Item[] =>
  items
    .filter(({ postCount }) => postCount > 0)
    .sort(
      (a, b) =>
        +(b.title === first) - +(a.title === first) ||
        b.postCount - a.postCount ||
        a.title.localeCompare(b.title, 'vi'),
    );
