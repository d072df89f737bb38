/** Indexes are lists of one kind of thing, packed as a column for each fact of it (src/lib/catalogueIndex.ts, src/lib/blogIndex.ts). */

/** One text of a column of texts; each is made one line. */
export const column = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/\s+/g, ' ')).join('\n');

export const lines = (text: string): readonly string[] => text.split('\n');

/** All values of some lists, each once, in an order that does not depend on theirs. */
export const distinct = (lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].sort();

/** Where `some` stand among `all`. */
export const placesIn = (all: readonly string[], some: readonly string[]): number[] =>
  some.map((one) => all.indexOf(one)).filter((place) => place >= 0);

/** What stands at these places. */
export const at = <Value>(all: readonly Value[], places: readonly number[] = []): Value[] =>
  places.flatMap((place) => all[place] ?? []);
