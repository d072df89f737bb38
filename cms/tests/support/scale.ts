import { appendFileSync } from 'node:fs';

/** Whether the promises are tried at their full size (`npm run bench:intake`), which takes longer than a test may. */
const isFull = process.env.INTAKE_FULL === 'true';

/** A size for the tests, and the one of the promise. */
export const scale = <Size>(small: Size, full: Size): Size => (isFull ? full : small);

/** Notes a figure for the report of the full run, under the number of its promise (docs/specification/promises.md). */
export const note = (promise: number, what: string, figure: string | number): void => {
  const file = process.env.INTAKE_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ promise, what, figure: String(figure) })}\n`);
};
