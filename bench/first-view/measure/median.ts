/** The middle of some numbers, or the mean of the two in the middle. @throws when there are none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (lower + upper) / 2;
}

/** The medians of records of numbers, figure by figure. @throws when there are none */
export function medians<Figures extends { [name in keyof Figures]: number }>(
  rounds: readonly Figures[],
): Figures {
  const [first] = rounds;
  if (!first) throw new Error('There is no median of nothing');
  const names = Object.keys(first) as (keyof Figures)[];
  const entries = names.map((name) => [name, median(rounds.map((round) => round[name]))]);
  return Object.fromEntries(entries) as Figures;
}
