/** How fast a body comes that holds a place others wait for. */
import { Refusal } from './refusal';

/** Told by who reads a body; says when it is to be read no further. */
export interface Pace {
  /** Rejected with a Refusal when the body has to end before it is whole. */
  refused: Promise<never>;
  /** So many bytes have come. */
  heard: (bytes: number) => void;
  /** All of it has come. */
  whole: () => void;
}

/** What a body has brought, and the milliseconds in which it did. */
export interface Brought {
  bytes: number;
  ms: number;
}

/** A pace, with what the owner of the place sees of it. */
export interface WatchedPace extends Pace {
  /** Bytes in a second since it began. */
  rate: () => number;
  /** Since it began, until it was whole. */
  brought: () => Brought;
  isWhole: () => boolean;
  refuse: (refusal: Refusal) => void;
}

/** Milliseconds over which the rate is looked at. */
export const WINDOW = 30_000;

/**
 * Bytes that have to come in each window: 1 kB a second. GPRS brings 2.5 kB a second and may stand still for half a
 * window. It costs nobody anything: what is slower does not bring 256 kB, the least that takes a place, in the 190
 * seconds that a whole body has (`readBytes.ts`).
 */
export const LEAST = 30_000;

/** Watches a body that begins now. `refused` is rejected with 408 at the end of a window in which too little came. */
export const watchPace = (): WatchedPace => {
  const begun = performance.now();
  let bytes = 0;
  let before = 0;
  let ended: number | undefined;
  let refuse = (_refusal: Refusal): void => {};
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  // Nobody may be waiting when it is rejected.
  refused.catch(() => {});
  const timer = setInterval(() => {
    if (bytes - before < LEAST) refuse(new Refusal(408));
    before = bytes;
  }, WINDOW).unref();
  const brought = (): Brought => ({ bytes, ms: (ended ?? performance.now()) - begun });
  return {
    refused,
    heard: (more) => void (bytes += more),
    whole: () => {
      ended ??= performance.now();
      clearInterval(timer);
    },
    // Of the first second nothing is known yet: whoever has just begun is no slower than who stands still.
    rate: () => (1_000 * bytes) / Math.max(1_000, brought().ms),
    brought,
    isWhole: () => ended !== undefined,
    refuse: (refusal) => refuse(refusal),
  };
};
