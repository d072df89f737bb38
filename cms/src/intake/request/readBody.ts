import type { Context } from 'koa';

import { type FormId, forms, isFormId } from '../form/forms';
import type { RawFields } from '../form/checkFields';
import { withDialCode } from '../form/dialCode';
import { MAX_BODY, type Sent, addField, readMultipart } from './multipart';
import { MOST_FIELDS, limitFields } from './mostFields';
import { readBytes } from './readBytes';
import { Refusal } from './refusal';
import type { SentFile } from './sentFiles';
import { readSlackMessage } from './slack';
import type { Upload } from './uploads';

/** Ten thousand characters of a message, each escaped at its longest, and the other fields. */
const MAX_TEXT_BODY = 256 * 1024;

/** A submission as it came, with what is not a field of the form taken out. */
export interface SentForm {
  form: FormId;
  fields: RawFields;
  files: SentFile[];
  captcha: unknown;
  /** The answer to the question that stands in for the captcha without JavaScript. */
  answer: unknown;
  /** Whether the field that people do not see is filled in. */
  isTrapped: boolean;
  /** Why its files could not be written. */
  diskProblem?: unknown;
}

const takesFiles = (path: string): boolean =>
  Object.values(forms).some((form) => form.path === path && form.files !== 'none');

const limitOf = (ctx: Context, path: string): number =>
  takesFiles(path) && ctx.request.is('multipart/form-data') ? MAX_BODY : MAX_TEXT_BODY;

/**
 * The bytes that a request says it brings, or the most that it may where it does not say.
 *
 * @throws Refusal 413 when that is more than a form of `path` can need: nothing of it is read then.
 */
export const declaredBytes = (ctx: Context, path: string): number => {
  const limit = limitOf(ctx, path);
  const declared = ctx.get('content-length');
  if (!/^\d+$/.test(declared)) return limit;
  if (Number(declared) > limit) throw new Refusal(413);
  return Number(declared);
};

const readJson = async (ctx: Context): Promise<unknown> => {
  try {
    return JSON.parse((await readBytes(ctx.req, MAX_TEXT_BODY)).toString('utf8'));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400);
  }
};

const readUrlencoded = async (ctx: Context): Promise<Sent> => {
  const fields = new Map<string, unknown>();
  const text = (await readBytes(ctx.req, MAX_TEXT_BODY)).toString('utf8');
  limitFields(text.split('&', MOST_FIELDS + 1).length);
  for (const [name, value] of new URLSearchParams(text)) addField(fields, name, value);
  return { fields: Object.fromEntries(fields), files: [] };
};

type Reading = Pick<Upload, 'take'> & Partial<Pick<Upload, 'pace'>>;

/** Bodies are read as they come: no browser packs a form, and what is packed would be read as something else. */
const refusePacked = (ctx: Context): void => {
  const coding = ctx.get('content-encoding').trim().toLowerCase();
  if (coding !== '' && coding !== 'identity') throw new Refusal(415);
};

const readFlat = (ctx: Context, path: string, { take, pace }: Reading): Promise<Sent> => {
  if (ctx.request.is('multipart/form-data'))
    return readMultipart(ctx.req, {
      limit: limitOf(ctx, path),
      take: takesFiles(path) ? take : undefined,
      pace,
    });
  if (ctx.request.is('application/x-www-form-urlencoded')) return readUrlencoded(ctx);
  throw new Refusal(415);
};

/** The form that is meant: the only one of its address, or the one that the body names. */
const formOf = (path: string, named: unknown): FormId => {
  const ofPath = Object.values(forms).filter((form) => form.path === path);
  const [only] = ofPath;
  if (only && ofPath.length === 1 && named === undefined) return only.id;
  if (isFormId(named) && forms[named].path === path) return named;
  throw new Refusal(400, { form: named === undefined ? 'required' : 'option' });
};

/** Whether a browser sent the form by itself, without a script: it is answered with a page. */
export const isNative = (ctx: Context): boolean =>
  !ctx.request.is('application/json') && ctx.request.accepts('json', 'html') === 'html';

/**
 * Reads the body of a submission: Slack-shaped JSON, multipart or urlencoded, never more of it than a form can need.
 *
 * @param upload writes files to the disk, and says how fast they have to come.
 * @throws Refusal 400, 408, 413 or 415; 503 where it gives way to others.
 */
export const readBody = async (ctx: Context, path: string, upload: Reading): Promise<SentForm> => {
  refusePacked(ctx);
  const isMessage = path === forms.contact.path && Boolean(ctx.request.is('application/json'));
  const sent: Sent & { form?: unknown } = isMessage
    ? { ...readSlackMessage(await readJson(ctx)), files: [] }
    : await readFlat(ctx, path, upload);
  const { form: named, captcha, answer, website, ...rest } = sent.fields;
  const form = formOf(path, 'form' in sent ? (sent.form ?? named ?? null) : named);
  const isTrapped =
    typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null;
  const fields = isNative(ctx) ? withDialCode(rest) : rest;
  const problem = sent.diskProblem === undefined ? {} : { diskProblem: sent.diskProblem };
  return { form, fields, files: sent.files, captcha, answer, isTrapped, ...problem };
};
