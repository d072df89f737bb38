/** How fast the uploads of an address have been, which an address does not get rid of by beginning anew. */
import type { Brought } from './pace';

/** Milliseconds of sending after which it is known how fast an address is. */
export const SETTLED = 10_000;

/** Milliseconds, and addresses, that are remembered. */
const MEMORY = 10 * 60_000;
const MOST = 10_000;

/** What counts of the past at each further upload: less and less, so that nobody saves up time for standing still. */
const FADES = 0.9;

const NOTHING: Brought = { bytes: 0, ms: 0 };

export const createStandings = () => {
  /** The oldest first. */
  const past = new Map<string, Brought & { until: number }>();

  const pastOf = (counted: string): Brought => {
    const found = past.get(counted);
    return found && found.until > performance.now() ? found : NOTHING;
  };

  return {
    /** Remembers an upload that is over. */
    add: (counted: string, { bytes, ms }: Brought): void => {
      const before = pastOf(counted);
      const now = performance.now();
      past.delete(counted);
      past.set(counted, {
        bytes: FADES * before.bytes + bytes,
        ms: FADES * before.ms + ms,
        until: now + MEMORY,
      });
      for (const [key, { until }] of past) {
        if (until > now && past.size <= MOST) break;
        past.delete(key);
      }
    },
    /** Bytes in a second of one upload, or of those before it as well where it has just begun; undefined as long as that is not known. */
    rate: (counted: string, { bytes, ms }: Brought = NOTHING): number | undefined => {
      const before = ms < SETTLED ? pastOf(counted) : NOTHING;
      const all = ms + before.ms;
      return all < SETTLED ? undefined : (1_000 * (bytes + before.bytes)) / all;
    },
  };
};
