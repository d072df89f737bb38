/**
 * Which bodies are read, before they are. Strapi reads every body of every request, up to 200 MB of files, before it knows
 * whether there is such an address and who is asking.
 */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

import { giveStaffTime, leaveToForm } from '../connections/bodyDeadlines';
import { FORM_PATHS } from '../intake/form/forms';
import type { Factory, Handler } from './middlewares';

/** Bytes that a stranger may send outside of the forms, which read their bodies themselves: a log-in, a view. */
const SMALL = 64 * 1024;

const LIMITS = { jsonLimit: SMALL, formLimit: SMALL, textLimit: SMALL };

interface BrokenBody {
  status?: number;
  /** Of the errors of the system alone: those of our disk. */
  syscall?: unknown;
}

/** What a body is answered with that cannot be read; undefined when the fault is ours. */
const refusalOf = (error: unknown): Error | undefined => {
  const { status, syscall } = error as BrokenBody;
  if (syscall !== undefined) return undefined;
  if (status === 413) return new errors.PayloadTooLargeError('The body is too large.');
  return new errors.ValidationError('The body cannot be read. Check its Content-Type and its encoding.');
};

/** Reads a body, then goes on. @throws 400 or 413 for a body that cannot be read. */
const reading =
  (parse: Handler): Handler =>
  async (ctx, next) => {
    let isRead = false;
    try {
      return await parse(ctx, () => {
        isRead = true;
        // Handlers look into it, whatever it was.
        ctx.request.body ??= {};
        return next();
      });
    } catch (error) {
      throw (isRead ? undefined : refusalOf(error)) ?? error;
    }
  };

/** Goes on without the body. Node lets what still comes of it fall. */
const unread: Handler = (ctx, next) => {
  ctx.request.body = {};
  return next();
};

/** Whether a request carries a valid token, of whichever kind the address takes. */
const carriesToken = async (strapi: Core.Strapi, ctx: Context, prefix: string): Promise<boolean> => {
  if (!ctx.get('authorization')) return false;
  const type = ctx.path.startsWith(`${prefix}/`) ? 'content-api' : 'admin';
  // Strapi asks once more, behind the choice of the route. What it notes here must not get there.
  const state: { auth?: { credentials?: unknown }; route: object } = {
    route: { info: { type }, config: {} },
  };
  const aside = Object.create(ctx, {
    state: { value: state },
    unauthorized: { value: () => undefined },
  }) as Context;
  await strapi.get('auth').authenticate(aside, async () => {});
  return Boolean(state.auth?.credentials);
};

/** Lets bodies be read by who may send them, and no more of them than he may. */
export const guardBodies = (strapi: Core.Strapi): void => {
  const prefix = strapi.config.get<string>('api.rest.prefix');
  const forms = FORM_PATHS.map((path) => `${prefix}${path}`);
  const isForm = (path: string): boolean => forms.includes(path.replace(/\/+$/, '').toLowerCase());

  strapi.get('middlewares').extend('strapi::body', (factory: Factory): Factory => (config, more) => {
    const all = reading(factory(config, more));
    const small = reading(factory({ ...config, ...LIMITS, multipart: false }, more));

    return async (ctx, next) => {
      if (isForm(ctx.path)) {
        leaveToForm(ctx.req);
        return next();
      }
      if (!strapi.server.router.match(ctx.path, ctx.method).route) return unread(ctx, next);
      const isMultipart = Boolean(ctx.is('multipart/*'));
      const isSmall = !isMultipart && Number(ctx.get('content-length') || Infinity) <= SMALL;
      const hasBody = isMultipart || ctx.get('content-length') !== '' || ctx.get('transfer-encoding') !== '';
      if (isSmall || !hasBody) return small(ctx, next);
      if (await carriesToken(strapi, ctx, prefix)) {
        giveStaffTime(ctx.req);
        return all(ctx, next);
      }
      // With a token that has ended the route answers 401, and the admin's page gets another one and tries again.
      return isMultipart || ctx.get('authorization') ? unread(ctx, next) : small(ctx, next);
    };
  });
};
