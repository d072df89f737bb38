/** What staff can do beyond reading, below `/intake`, for administrators who are logged in. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

import { extensionOf } from '../form/checkFiles';
import { cleanLine } from '../form/cleanText';
import { isFormId } from '../form/forms';
import { MEDIA_TYPES } from '../files/inspect';
import type { PrivateFiles } from '../files/privateFiles';
import type { Worker } from '../delivery/worker';
import { SUBMISSION, type Submission } from '../store/types';
import { toCsv } from './csv';
import { deliveryHandlers } from './deliveries';

const ROWS_AT_ONCE = 500;

const loggedIn = { policies: ['admin::isAuthenticatedAdmin'] };

interface StaffState {
  userAbility?: { can: (action: string, subject: string) => boolean };
}

/** Roles whose administrators may not read submissions in the admin may not do it here either. */
const readersOnly =
  (handler: (ctx: Context) => Promise<void>) =>
  async (ctx: Context): Promise<void> => {
    const { userAbility } = ctx.state as StaffState;
    if (!userAbility?.can('plugin::content-manager.explorer.read', SUBMISSION)) return ctx.throw(403);
    return handler(ctx);
  };

const allSubmissions = async (strapi: Core.Strapi, where: object): Promise<Submission[]> => {
  const all: Submission[] = [];
  for (;;) {
    const after = all.at(-1)?.id ?? 0;
    const rows: Submission[] = await strapi.db
      .query(SUBMISSION)
      .findMany({ where: { ...where, id: { $gt: after } }, orderBy: { id: 'asc' }, limit: ROWS_AT_ONCE });
    all.push(...rows);
    if (rows.length < ROWS_AT_ONCE) return all;
  }
};

/** Always a download, never a page of the admin's origin. */
const asDownload = (ctx: Context, name: string, type: string): void => {
  // Half of an emoji, which older submissions may have in the name of a file, can be written into no header.
  ctx.attachment(cleanLine(name));
  ctx.type = type;
  ctx.set('x-content-type-options', 'nosniff');
  ctx.set('content-security-policy', "default-src 'none'; sandbox");
  ctx.set('cache-control', 'private, no-store');
};

export const staffRoutes = (
  strapi: Core.Strapi,
  files: PrivateFiles,
  worker: Pick<Worker, 'resume' | 'paused'>,
) => {
  const { retry, retryAll, channels } = deliveryHandlers(strapi, worker);

  /** `GET /intake/submissions/:id/files/:index` sends a visitor's file. */
  const sendFile = async (ctx: Context): Promise<void> => {
    const { id, index } = ctx.params as { id: string; index: string };
    const submission: Submission | null = await strapi.db
      .query(SUBMISSION)
      .findOne({ where: { documentId: id } });
    const file = /^\d$/.test(index) ? submission?.files?.[Number(index)] : undefined;
    const extension = file && extensionOf(file.name);
    if (!file || !extension) return ctx.throw(404);
    asDownload(ctx, file.name, MEDIA_TYPES[extension]);
    ctx.body = files.read(file.key);
  };

  /** `GET /intake/submissions.csv?form=…` sends all submissions, or those of one form. */
  const sendCsv = async (ctx: Context): Promise<void> => {
    const { form } = ctx.query;
    if (form !== undefined && !isFormId(form)) return ctx.throw(400);
    asDownload(ctx, `submissions${form ? `-${form}` : ''}.csv`, 'text/csv; charset=utf-8');
    ctx.body = toCsv(await allSubmissions(strapi, form ? { form } : {}));
  };

  const route = (method: 'GET' | 'POST', path: string, handler: (ctx: Context) => Promise<void>) => ({
    method,
    path,
    handler: readersOnly(handler),
    config: loggedIn,
    info: { type: 'admin' },
  });

  return [
    route('GET', '/submissions/:id/files/:index', sendFile),
    route('GET', '/submissions.csv', sendCsv),
    route('GET', '/channels', channels),
    route('POST', '/deliveries/retry', retryAll),
    route('POST', '/deliveries/:id/retry', retry),
  ];
};
