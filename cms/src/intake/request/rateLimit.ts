import { fixedKey } from './fixedKey';

/** Counts in memory: koa2-ratelimit counts per route only, and keeps every address it ever saw until a timer comes. */
export interface RateLimit {
  /** Counts one more. Returns undefined, or the seconds to wait when it is more than the limit. */
  hit: (key: string) => number | undefined;
  /** The seconds to wait for one that is at the limit already; counts nothing. */
  wait: (key: string) => number | undefined;
  /** Takes one back that was counted: a log-in that was right in the end. */
  forgive: (key: string) => void;
}

interface Count {
  hits: number;
  endsAt: number;
}

/** At this many keys the oldest ones are forgotten: a flood must not fill the memory. Each takes the same room. */
const MAX_KEYS = 50_000;

/**
 * A limit of `max` hits per key within a window that begins with the first one.
 *
 * @param windowMs milliseconds.
 */
export const createRateLimit = (max: number, windowMs: number, now: () => number = Date.now): RateLimit => {
  const counts = new Map<string, Count>();

  const countOf = (name: string): Count => {
    const key = fixedKey(name);
    const known = counts.get(key);
    if (known && known.endsAt > now()) return known;
    counts.delete(key);
    const [oldest] = counts.keys();
    if (counts.size >= MAX_KEYS && oldest !== undefined) counts.delete(oldest);
    const count = { hits: 0, endsAt: now() + windowMs };
    counts.set(key, count);
    return count;
  };

  const secondsLeft = ({ endsAt }: Count): number => Math.max(1, Math.ceil((endsAt - now()) / 1000));

  return {
    hit: (key) => {
      const count = countOf(key);
      count.hits += 1;
      return count.hits > max ? secondsLeft(count) : undefined;
    },
    wait: (key) => {
      const count = counts.get(fixedKey(key));
      return count && count.endsAt > now() && count.hits >= max ? secondsLeft(count) : undefined;
    },
    forgive: (key) => {
      const count = counts.get(fixedKey(key));
      if (count && count.hits > 0) count.hits -= 1;
    },
  };
};
