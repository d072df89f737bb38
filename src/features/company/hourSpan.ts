import type { CSSProperties } from 'react';

/** The hours the figure of a working day shows, on the clock of the place. */
const firstHour = 8;
const lastHour = 22;

/** Where a stretch of hours stands in a grid with one column per hour from `firstHour` on. */
export const hourSpan = (opens: number, closes: number): CSSProperties =>
  // React's types know no custom properties.
  ({ '--hours': `${opens - firstHour + 1} / ${closes - firstHour + 1}` }) as CSSProperties;

/** Every second hour, for the scale: 8, 10 … 22. */
export const scaleHours = Array.from(
  { length: (lastHour - firstHour) / 2 + 1 },
  (_, index) => firstHour + 2 * index,
);
