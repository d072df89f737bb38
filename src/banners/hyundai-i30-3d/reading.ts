/** How squarely a detail looks at the reader, 0 to 1, when its line opens by itself, and when it closes again. */
const comes = 0.82;
const goes = 0.62;
/** Degrees per second: what flies past faster is not read. */
const readable = 120;

/**
 * Which detail has come round to the reader, after the one that had: by how squarely each looks at him, and how fast they
 * all turn.
 */
export const cameRound = (
  facing: readonly number[],
  before: number | undefined,
  speed: number,
): number | undefined => {
  const isThere = (index: number | undefined, least: number) => (facing[index ?? -1] ?? 0) > least;
  if (isThere(before, goes)) return before;
  const best = facing.indexOf(Math.max(...facing));
  return Math.abs(speed) < readable && isThere(best, comes) ? best : undefined;
};
