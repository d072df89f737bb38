/** Counts in memory: koa2-ratelimit counts per route only, and keeps every address it ever saw until a timer comes. */
export interface RateLimit {
  /** Counts one more. Returns undefined, or the seconds to wait when it is more than the limit. */
  hit: (key: string) => number | undefined;
}

interface Count {
  hits: number;
  endsAt: number;
}

/** At this many keys the oldest ones are forgotten: a flood must not fill the memory. */
const MAX_KEYS = 50_000;

/**
 * A limit of `max` hits per key within a window that begins with the first one.
 *
 * @param windowMs milliseconds.
 */
export const createRateLimit = (max: number, windowMs: number, now: () => number = Date.now): RateLimit => {
  const counts = new Map<string, Count>();

  const countOf = (key: string): Count => {
    const known = counts.get(key);
    if (known && known.endsAt > now()) return known;
    counts.delete(key);
    const [oldest] = counts.keys();
    if (counts.size >= MAX_KEYS && oldest !== undefined) counts.delete(oldest);
    const count = { hits: 0, endsAt: now() + windowMs };
    counts.set(key, count);
    return count;
  };

  return {
    hit: (key) => {
      const count = countOf(key);
      count.hits += 1;
      return count.hits > max ? Math.max(1, Math.ceil((count.endsAt - now()) / 1000)) : undefined;
    },
  };
};
