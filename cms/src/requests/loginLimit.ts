/**
 * How often a log-in may go wrong, and every other call that opens the admin. Strapi's own limit counts an account at
 * each address apart: whoever has many addresses tries as many passwords as he likes, and whoever has one may try as many
 * accounts.
 */
import { countedAs } from '../intake/request/clientAddress';
import { fixedKey } from '../intake/request/fixedKey';
import { type RateLimit, createRateLimit } from '../intake/request/rateLimit';

const MINUTE = 60_000;

export interface LoginLimits {
  /**
   * Lets a log-in try.
   *
   * @param account undefined where the call names none: its address counts alone.
   * @param call each has counts of its own, so that one does not use up the tries of another.
   * @returns what to call when it was right.
   * @throws TooManyLogins with the `seconds` to wait when too many were wrong.
   */
  begin: (account: string | undefined, address: string, call?: string) => () => void;
}

/** Too many log-ins were wrong. */
export class TooManyLogins extends Error {
  constructor(readonly seconds: number) {
    super('Too many log-ins were wrong.');
  }
}

/** Wrong log-ins in five minutes: of one account at one address, and of all accounts there. */
const PER_PAIR = 5;
const PER_ADDRESS = 30;

/** Addresses that are remembered for accounts that logged in there. */
const MOST_KNOWN = 10_000;

/**
 * @param perAccount wrong log-ins of an account in an hour, from all addresses it was never right from. Where it was
 *   right before, others cannot lock it out: there it has a count of its own.
 */
export const createLoginLimits = (perAccount: number, now: () => number = Date.now): LoginLimits => {
  const ofPair = createRateLimit(PER_PAIR, 5 * MINUTE, now);
  // An office has one address: only wrong log-ins count.
  const ofAddress = createRateLimit(Math.max(PER_ADDRESS, perAccount), 5 * MINUTE, now);
  const ofAccount = createRateLimit(perAccount, 60 * MINUTE, now);
  const known = new Set<string>();

  const remember = (pair: string): void => {
    known.delete(pair);
    known.add(pair);
    const [oldest] = known;
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  };

  return {
    begin: (account, address, call = 'login') => {
      const counted = countedAs(address);
      const pair = `${account} ${counted}`;
      const counts: [RateLimit, string][] = [[ofAddress, `${call} ${counted}`]];
      if (account !== undefined) {
        counts.push([ofPair, `${call} ${pair}`]);
        if (!known.has(fixedKey(pair))) counts.push([ofAccount, `${call} ${account}`]);
      }
      const waits = counts.map(([limit, key]) => limit.wait(key) ?? 0);
      const seconds = Math.max(...waits);
      if (seconds > 0) throw new TooManyLogins(seconds);
      // Counted before it is tried, so that a hundred at the same moment are no hundred tries.
      for (const [limit, key] of counts) limit.hit(key);
      return () => {
        for (const [limit, key] of counts) limit.forgive(key);
        if (account !== undefined) remember(fixedKey(pair));
      };
    },
  };
};
