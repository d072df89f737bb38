import { mediansOf } from './medians';
import type { Run } from './results';

interface Target {
  readonly edit: string;
  /** Seconds of processor. */
  readonly cpu: number;
  /** Seconds until it is live. */
  readonly seconds?: number;
  /** HTML files. */
  readonly pages?: number;
}

/** Up to two thousand pages. */
const small: readonly Target[] = [
  { edit: 'the text of a post', cpu: 8, seconds: 8, pages: 10 },
  { edit: 'a new post', cpu: 12, seconds: 12, pages: 10 },
  { edit: 'nothing', cpu: 3 },
];

/** At twelve thousand pages and more. */
const large: readonly Target[] = ['the text of a post', 'the title of a post', 'a new post'].map((edit) => ({
  ...{ edit, cpu: 15, seconds: 20 },
}));

const against = (measured: number, target: number | undefined, digits: number): string =>
  target === undefined ? measured.toFixed(digits) : `${measured.toFixed(digits)} of ${target}`;

/** What was measured and what was meant to be reached, as cells: pages of the site, edit, CPU s, live after s, pages written. */
export const againstTargets = (runs: readonly Run[]): readonly (readonly (string | number)[])[] =>
  runs.flatMap(({ pages, publishes }) =>
    (pages > 2_000 ? large : small).map((target) => {
      const partial = publishes.filter((publish) => publish.pages !== null);
      const found = mediansOf(partial, target.edit);
      return [
        ...[pages, target.edit, against(found.cpu, target.cpu, 1)],
        ...[against(found.seconds, target.seconds, 1), against(found.pages, target.pages, 0)],
      ];
    }),
  );
