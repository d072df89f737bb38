/** A source of numbers that gives the same row for the same key, so that every fresh database gets the same pictures. */
export interface Random {
  /** A whole number from `min` to `max`, both possible. */
  int: (min: number, max: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** A 32-bit hash of a text (FNV-1a). */
export const hashOf = (key: string): number =>
  [...key].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  );

/** Makes a random source from a key (mulberry32). */
export const createRandom = (key: string): Random => {
  let state = hashOf(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from an empty list.');
    return item;
  };
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { int, pick, shuffle };
};
