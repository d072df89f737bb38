import { errors } from '@strapi/utils';
import type { Context } from 'koa';

import type { RateLimit } from '../intake/request/rateLimit';

/**
 * Refuses with 429 and the seconds to wait.
 *
 * @throws RateLimitError, which Strapi answers in its own shape, and its admin shows in words.
 */
export const refuseTooMany = (ctx: Context, seconds: number): never => {
  ctx.set('retry-after', String(seconds));
  throw new errors.RateLimitError('Too many requests. Please try again later.');
};

/** Counts one more. @throws RateLimitError when it is more than the limit. */
export const countOne = (ctx: Context, limit: RateLimit, key: string): void => {
  const wait = limit.hit(key);
  if (wait !== undefined) refuseTooMany(ctx, wait);
};
