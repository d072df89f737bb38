/**
 * How often a log-in may go wrong. Strapi's own limit counts an account at each address apart: whoever has many addresses
 * tries as many passwords as he likes, and whoever has one may try as many accounts.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

import { countedAs } from '../intake/request/clientAddress';
import { type RateLimit, createRateLimit } from '../intake/request/rateLimit';
import { refuseTooMany } from './tooMany';

const MINUTE = 60_000;

export interface LoginLimits {
  /**
   * Lets a log-in try.
   *
   * @returns what to call when it was right.
   * @throws with `seconds` to wait when too many were wrong.
   */
  begin: (account: string, address: string) => () => void;
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
    begin: (account, address) => {
      const counted = countedAs(address);
      const pair = `${account} ${counted}`;
      const counts: [RateLimit, string][] = [
        [ofPair, pair],
        [ofAddress, counted],
        ...(known.has(pair) ? [] : [[ofAccount, account] as [RateLimit, string]]),
      ];
      const waits = counts.map(([limit, key]) => limit.wait(key) ?? 0);
      const seconds = Math.max(...waits);
      if (seconds > 0) throw new TooManyLogins(seconds);
      // Counted before it is tried, so that a hundred at the same moment are no hundred tries.
      for (const [limit, key] of counts) limit.hit(key);
      return () => {
        for (const [limit, key] of counts) limit.forgive(key);
        remember(pair);
      };
    },
  };
};

const LONGEST_EMAIL = 254;

/** The account that a log-in is for, however it is written. */
const accountOf = (body: unknown): string => {
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, LONGEST_EMAIL) : '';
};

/** Puts the limits in the place of Strapi's own, which the log-in of its admin and its first registration ask. */
export const limitLogins = (strapi: Core.Strapi, limits: LoginLimits): void => {
  strapi.get('middlewares').extend('admin::rateLimit', () => () => async (ctx: Context, next: Next) => {
    let wasRight: () => void;
    try {
      wasRight = limits.begin(accountOf(ctx.request.body), ctx.request.ip);
    } catch (error) {
      return refuseTooMany(ctx, error instanceof TooManyLogins ? error.seconds : 60);
    }
    await next();
    if (ctx.status === 200) wasRight();
  });
};
