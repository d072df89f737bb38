/** How often one address may read and count views. What carries a valid token, as the site's build does, is not counted. */
import type { Context, Next } from 'koa';

import { countedAs } from '../intake/request/clientAddress';
import { type RateLimit, createRateLimit } from '../intake/request/rateLimit';
import { settings } from '../settings';
import { countOne } from './tooMany';

const MINUTE = 60_000;

const reads = createRateLimit(settings.limits.reads, MINUTE);
const views = createRateLimit(settings.limits.views, MINUTE);

const limited =
  (limit: RateLimit) =>
  (ctx: Context, next: Next): Promise<unknown> => {
    if (!ctx.state.auth?.credentials) countOne(ctx, limit, countedAs(ctx.request.ip));
    return next();
  };

/** For the routes that read. @throws RateLimitError (429). */
export const limitReads = limited(reads);

/** For the route that counts a view, which writes. @throws RateLimitError (429). */
export const limitViews = limited(views);
