import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/**
 * Refuses addresses that are none, before anything of Strapi reads them: `http://[/` and alike end in its router as faults
 * of our own. A browser sends a path, and `*` asks for the options of the whole server.
 */
export const refuseBrokenTargets = (strapi: Core.Strapi): void => {
  strapi.server.use((ctx: Context, next: Next) => {
    if (ctx.url.startsWith('/') || ctx.url === '*') return next();
    ctx.status = 400;
    ctx.body = {
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'This address is malformed.' },
    };
    return undefined;
  });
};
