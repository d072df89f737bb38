/**
 * Where a card stands in the rhythm of a list: `lead` before it, `opening` and `third` in a row of three, `narrow` and `wide` in a row of
 * two, `band` on a band of sand, `whole` alone in a row.
 */
export type Place = 'lead' | 'opening' | 'third' | 'narrow' | 'wide' | 'band' | 'whole';

type Row = readonly Place[];

/** Twelve posts. A post that leads the list before them, and the rows but the last, are twelve as well. */
const rows: readonly Row[] = [
  ['opening', 'third', 'third'],
  ['narrow', 'wide'],
  ['band'],
  ['opening', 'third', 'third'],
  ['wide', 'narrow'],
  ['band'],
];

/** A last row for which posts are missing: those that there are share its width. */
const widened = (row: Row, count: number): Row => {
  if (count >= row.length) return row;
  return count === 1 ? ['whole'] : ['wide', 'narrow'];
};

/** The places of the cards of a list, so that its last row is full however many there are. */
export const placesOf = (count: number): readonly Place[] => {
  const places: Place[] = [];
  for (let at = 0; places.length < count; at += 1)
    places.push(...widened(rows[at % rows.length] ?? [], count - places.length));
  return places;
};
