/** Alone in a row, its picture off that edge of the window; or one of two in a row, seven or five columns wide. */
export type Place = 'right' | 'left' | 'seven' | 'five';

/** How many stand in each row, again and again: one, then two rows of two. */
const cycle = [1, 2, 2];
/** The last rows, by what a whole number of cycles leaves over; of two, a cycle less is made and seven are left over. */
const ends: readonly (readonly number[])[] = [[], [1], [1, 2, 1, 2, 1], [1, 2], [1, 2, 1]];

const sum = (rows: readonly number[]) => rows.reduce((all, row) => all + row, 0);

const rowsOf = (count: number): readonly number[] => {
  // Side by side they would be all there is: each has a row.
  if (count === 2) return [1, 1];
  const end = ends[count % 5] ?? [];
  const cycles = (count - sum(end)) / sum(cycle);
  return [...Array.from({ length: cycles }, () => cycle).flat(), ...end];
};

/** Where each of so many showcases stands: in rows of one and of two, none of which is left half empty. */
export const rhythm = (count: number): readonly Place[] => {
  const turns = { alone: 0, pairs: 0 };
  return rowsOf(count).flatMap((row): readonly Place[] => {
    if (row === 1) return [turns.alone++ % 2 ? 'left' : 'right'];
    return turns.pairs++ % 2 ? ['five', 'seven'] : ['seven', 'five'];
  });
};
