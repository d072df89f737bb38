import type { Publish } from './results';

/** The middle one of the values; the upper one of two. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The medians of the publishes of one kind; whole builds have no number of pages. */
export function mediansOf(publishes: readonly Publish[], edit: string) {
  const some = publishes.filter((publish) => publish.edit === edit);
  return {
    edit,
    times: some.length,
    cpu: median(some.map(({ cpu }) => cpu)),
    seconds: median(some.map(({ seconds }) => seconds)),
    pages: median(some.flatMap(({ pages }) => pages ?? [])),
  };
}
