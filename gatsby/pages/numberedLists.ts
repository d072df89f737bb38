/** One page of a list. Paths are without the language. */
export interface ListPage {
  readonly path: string;
  /** Its number; the first page has none. */
  readonly page?: number;
  /** Of its entries, the newest first. */
  readonly ids: readonly string[];
  readonly newer?: string;
  readonly older?: string;
}

interface Listing {
  readonly perPage: number;
  /** How many entries a page after the first has at least; fewer stay on the first. */
  readonly fewest?: number;
  /** The path of the page with this number; of the first page without one. */
  readonly pathOf: (page?: number) => string;
}

/**
 * The pages of a list. The first shows the newest entries; whatever is older stands at a number that counts from the oldest,
 * so it stays there: a new entry changes the first page, and the page with the highest number, which takes in the entry
 * that leaves the first. While it would have fewer than `fewest`, it is not made, and the first page has those too. No page says how
 * many there are.
 *
 * @param ids all entries, the newest first
 */
export const numberedLists = (
  ids: readonly string[],
  { perPage, fewest = 1, pathOf }: Listing,
): readonly [ListPage, ...ListPage[]] => {
  const left = Math.max(0, ids.length - perPage) % perPage;
  const onFirst = perPage + (left < fewest ? left : 0);
  const earlier = ids.slice(onFirst).reverse();
  const count = Math.ceil(earlier.length / perPage);
  const numbered = Array.from({ length: count }, (_, index): ListPage => {
    const page = index + 1;
    return {
      path: pathOf(page),
      page,
      ids: earlier.slice(index * perPage, page * perPage).reverse(),
      newer: pathOf(page < count ? page + 1 : undefined),
      ...(page > 1 && { older: pathOf(page - 1) }),
    };
  });
  const first = { path: pathOf(), ids: ids.slice(0, onFirst), ...(count > 0 && { older: pathOf(count) }) };
  return [first, ...numbered.reverse()];
};
