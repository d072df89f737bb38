/** Seconds of the whole film. */
export const length = 19;

/** How far along a stretch of time is, from 0 to 1. */
export const along = (now, from, to) => Math.min(1, Math.max(0, (now - from) / (to - from)));

/** Starts and ends gently. */
export const ease = (part) => part * part * (3 - 2 * part);

/** Arrives quickly, a little too far, and settles. */
export const spring = (part) =>
  part <= 0 ? 0 : part >= 1 ? 1 : 1 - Math.cos(part * 7.5) * (1 - part) ** 2.2;

export const between = (from, to, part) => from + (to - from) * part;

/** In and out again: 0 outside, 1 in between. */
export const shown = (now, from, to, fade = 0.35) =>
  ease(Math.min(along(now, from, from + fade), 1 - along(now, to - fade, to)));
