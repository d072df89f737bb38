import type { Work } from './workOf';

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

interface Row {
  readonly places: readonly Place[];
  /** Which works its places suit; all, where it does not say. */
  readonly suits?: (works: readonly Work[]) => boolean;
}

/** The rows of works that are seen on a screen, in their order. */
const screenRows: readonly Row[] = [
  { places: ['seven', 'five'] },
  // The tall place in the middle is a phone's: a page of a browser would end in the midst of it.
  { places: ['four', 'three', 'five'], suits: ([, middle]) => middle?.kind === 'phones' },
  // Its colour runs behind the words, and a drawn ground would end beside them.
  { places: ['band'], suits: ([work]) => work?.ground === 'plain' },
  { places: ['five', 'right'] },
  { places: ['left', 'five'] },
  { places: ['aside'] },
];

const isScreens = ({ kind }: Work): boolean => kind === 'screens' || kind === 'phones';

/** The row that the next works ask for themselves, since they are shown as they are. */
const ownRow = ([next, after]: readonly Work[]): Place[] => {
  if (next?.kind === 'drawn') return ['poster'];
  if (next?.kind === 'strip') return ['twelve'];
  return after?.kind === 'strip' ? ['square', 'eight'] : ['aside'];
};

/** The rows of a list of works: one over the whole width first, then the composed ones, left out where they do not suit. */
export const rhythm = (works: readonly Work[]): Place[][] => {
  const rows: Place[][] = works.length > 0 ? [['full']] : [];
  let turn = 0;
  for (let at = 1; at < works.length; at += rows.at(-1)?.length ?? 1) {
    const left = works.slice(at);
    const screens = left.findIndex((work) => !isScreens(work));
    const run = screens < 0 ? left : left.slice(0, screens);
    if (run.length === 0) {
      rows.push(ownRow(left));
      continue;
    }
    const fits = ({ places, suits }: Row) => places.length <= run.length && (suits?.(run) ?? true);
    while (!fits(screenRows[turn % screenRows.length] as Row)) turn += 1;
    rows.push([...(screenRows[turn % screenRows.length] as Row).places]);
    turn += 1;
  }
  return rows;
};
