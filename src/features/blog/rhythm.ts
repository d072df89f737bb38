/**
 * Where a card stands in the rhythm of a list: `lead` before it, `opening` and `third` in a row of three, `narrow` and `wide` in a row of
 * two, `band` on a band of sand, which may be all that there is.
 */
export type Place = 'lead' | 'opening' | 'third' | 'narrow' | 'wide' | 'band';

/** Lengths of rows: twelve posts. A post that leads the list before them, and the rows but the last, are twelve as well. */
const lengths = [3, 2, 1, 3, 2, 1];

/** The lengths of the rows of so many posts. One that is left over of a longer row makes rows of two with the row before. */
const rowsOf = (count: number): readonly number[] => {
  const rows: number[] = [];
  for (let at = 0, left = count; left > 0; at += 1) {
    const length = lengths[at % lengths.length] ?? 1;
    if (left === 1 && length > 1 && rows[0])
      return rows.slice(0, -1).concat(rows.at(-1) === 3 ? [2, 2] : [2]);
    rows.push(Math.min(length, left));
    left -= length;
  }
  return rows;
};

/** The places of the cards of a list, so that its last row is full however many there are. */
export const placesOf = (count: number): readonly Place[] => {
  const rows = rowsOf(count);
  // The rows of two by turns; one that begins the list has its large post first.
  let wideFirst = rows[0] === 2;
  return rows.flatMap((length): readonly Place[] => {
    if (length === 3) return ['opening', 'third', 'third'];
    if (length === 1) return ['band'];
    wideFirst = !wideFirst;
    return wideFirst ? ['narrow', 'wide'] : ['wide', 'narrow'];
  });
};
