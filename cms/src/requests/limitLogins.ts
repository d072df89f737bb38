/** The calls of the admin that ask for no log-in, because they make one: each of them under the limits of log-ins. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

import { type LoginLimits, TooManyLogins } from './loginLimit';
import { refuseTooMany } from './tooMany';

/** Strapi's own, which remember every account they ever saw, however long it is, until a timer comes. */
const OF_STRAPI: unknown[] = ['admin::rateLimit', 'plugin::email.rateLimit'];

/** The cookie with which the admin gets a new token of access. */
const REFRESH_COOKIE = 'strapi_admin_refresh';

/** What is read and set of a route of Strapi's admin. */
interface Route {
  method: string;
  path: string;
  config?: { auth?: unknown; middlewares?: unknown[] };
}

/** The account that a call is for, however it is written; undefined when its body has no place for one. */
const accountOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
};

/** Whether a call can open anything. The page of a visitor who is not logged in asks for a token without the cookie. */
const isTry = (ctx: Context, { path }: Route): boolean =>
  path !== '/access-token' || ctx.cookies.get(REFRESH_COOKIE) !== undefined;

/** Where the body names no account, Strapi takes one of the address, which a log keeps and no limit counts. */
const isInAddress = ({ query }: Context): boolean => 'email' in query || 'password' in query;

/** Whether some text has a NUL character: PostgreSQL takes none, and would answer with a fault of its own. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);

const limited =
  (limits: LoginLimits, route: Route) =>
  async (ctx: Context, next: Next): Promise<unknown> => {
    if (!isTry(ctx, route)) return next();
    if (isInAddress(ctx))
      throw new errors.ValidationError('Who logs in is said in the body, not in the address.');
    if (hasNul(ctx.request.body) || hasNul(ctx.query))
      throw new errors.ValidationError('A text of this call has a character that no text may have.');
    let wasRight: () => void;
    try {
      wasRight = limits.begin(accountOf(ctx.request.body), ctx.request.ip, route.path);
    } catch (error) {
      return refuseTooMany(ctx, error instanceof TooManyLogins ? error.seconds : 60);
    }
    await next();
    // A letter with a way to a new password is 204: each counts, whether there is such an account or not.
    if (ctx.status === 200) wasRight();
    return undefined;
  };

/** Whether a stranger's call may open the admin: all that is posted without a log-in, and what takes a token to read. */
const opensAdmin = ({ method, path, config }: Route): boolean =>
  config?.auth === false && (method !== 'GET' || path === '/registration-info');

/**
 * Puts the limits before the calls of Strapi's admin that ask for no log-in, in the place of Strapi's own. To be called
 * before Strapi makes its routes.
 *
 * @throws when the routes are none that this knows: an admin without limits must not start.
 */
export const limitLogins = (strapi: Core.Strapi, limits: LoginLimits): void => {
  const routers = Object.values(strapi.admin.routes as unknown as Record<string, { routes?: Route[] }>);
  const routes = routers.flatMap(({ routes: ofRouter = [] }) => ofRouter).filter(opensAdmin);
  if (!routes.some(({ path }) => path === '/login'))
    throw new Error(
      'The log-in of the admin has no limit: Strapi has other routes than limitLogins.ts knows.',
    );
  for (const route of routes) {
    const own = (route.config?.middlewares ?? []).filter((name) => !OF_STRAPI.includes(name));
    route.config = { ...route.config, middlewares: [limited(limits, route), ...own] };
  }
};
