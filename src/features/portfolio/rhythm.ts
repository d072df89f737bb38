/**
 * Where a card of the portfolio stands. By columns of the page: `seven`, `five`, `four`, `three`, `eight`, `twelve`. From
 * edge to edge: `full`, its words on the ground; `band`, the same the other way round; `poster`, its words below. `left`
 * and `right` leave the page at one side; `square` shows a work in its real size; `aside` stands beside its words.
 */
export type Place =
  | 'full'
  | 'seven'
  | 'five'
  | 'four'
  | 'three'
  | 'band'
  | 'right'
  | 'left'
  | 'square'
  | 'eight'
  | 'twelve'
  | 'aside'
  | 'poster';

const rows: readonly (readonly Place[])[] = [
  ['full'],
  ['seven', 'five'],
  ['four', 'three', 'five'],
  ['band'],
  ['five', 'right'],
  ['left', 'five'],
  ['square', 'eight'],
  ['twelve'],
  ['aside'],
  ['poster'],
];

/** The rows of a list of `count` cards: the composed ones in their order, left out where too few cards remain. */
export const rhythm = (count: number): Place[][] => {
  const composed: Place[][] = [];
  let left = count;
  for (let at = 0; left > 0; at = (at + 1) % rows.length) {
    const row = rows[at] ?? [];
    if (row.length > left) continue;
    composed.push([...row]);
    left -= row.length;
  }
  return composed;
};
