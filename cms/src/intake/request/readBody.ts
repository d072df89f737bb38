import type { Context } from 'koa';

import type { Wanted } from '../catalogue/wanted';
import { type Form, type FormId, forms, formsAt, isFormId } from '../form/forms';
import type { RawFields } from '../form/checkFields';
import { withDialCode } from '../form/dialCode';
import { MAX_ENCODED_FILE, readJsonWithFile } from './jsonWithFile';
import { type Sent, addField, maxBody, readMultipart } from './multipart';
import { limitFields, mostFieldsAt } from './mostFields';
import { takeWanted, wantedIn, type WantedFields } from './nativePurchase';
import { readPurchase } from './purchase';
import { readBytes } from './readBytes';
import { Refusal } from './refusal';
import { baseName, type SentFile } from './sentFiles';
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
  /** What it wants of the catalogue, and the fields of a native form that say so: its page has them again. */
  wanted?: () => Wanted;
  wantedFields?: WantedFields;
}

const takesFiles = (path: string): boolean => formsAt(path).some(({ files }) => files !== 'none');

/** The form of an address that takes JSON of this shape. */
const jsonForm = (ctx: Context, path: string, sentAs: Form['sentAs']): Form | undefined =>
  ctx.request.is('application/json') ? formsAt(path).find((form) => form.sentAs === sentAs) : undefined;

const limitOf = (ctx: Context, path: string): number => {
  if (!takesFiles(path)) return MAX_TEXT_BODY;
  if (jsonForm(ctx, path, 'purchase')) return MAX_ENCODED_FILE + MAX_TEXT_BODY;
  if (!ctx.request.is('multipart/form-data')) return MAX_TEXT_BODY;
  return maxBody(Math.max(...formsAt(path).map(({ mostFiles }) => mostFiles)));
};

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

const readUrlencoded = async (ctx: Context, path: string): Promise<Sent> => {
  const fields = new Map<string, unknown>();
  const text = (await readBytes(ctx.req, MAX_TEXT_BODY)).toString('utf8');
  const most = mostFieldsAt(path);
  limitFields(text.split('&', most + 1).length, most);
  for (const [name, value] of new URLSearchParams(text)) addField(fields, name, value);
  return { fields: Object.fromEntries(fields), files: [] };
};

type Reading = Pick<Upload, 'take'> & Partial<Pick<Upload, 'pace'>>;

/** Bodies are read as they come: no browser packs a form, and what is packed would be read as something else. */
const refusePacked = (ctx: Context): void => {
  const coding = ctx.get('content-encoding').trim().toLowerCase();
  if (coding !== '' && coding !== 'identity') throw new Refusal(415);
};

/** What a body brings, whatever way it was written. */
type Read = Sent & { form?: unknown } & Pick<SentForm, 'wanted'>;

/** A purchase in the JSON of the site, with its file inside. */
const readOrder = async (ctx: Context, path: string, { take, pace }: Reading): Promise<Read> => {
  const at = { property: 'file', rest: MAX_TEXT_BODY };
  const reading = { limit: limitOf(ctx, path), take, pace };
  const { json, stand, file, diskProblem } = await readJsonWithFile(ctx.req, at, reading);
  const { fields, wanted, filename } = readPurchase(
    json,
    file || diskProblem !== undefined ? stand : undefined,
  );
  const files = file ? [{ ...file, field: 'file0', name: baseName(filename) }] : [];
  return { fields, files, wanted: () => wanted, ...(diskProblem === undefined ? {} : { diskProblem }) };
};

const readFlat = (ctx: Context, path: string, { take, pace }: Reading): Promise<Sent> => {
  if (ctx.request.is('multipart/form-data'))
    return readMultipart(ctx.req, {
      limit: limitOf(ctx, path),
      mostFields: mostFieldsAt(path),
      take: takesFiles(path) ? take : undefined,
      pace,
    });
  if (ctx.request.is('application/x-www-form-urlencoded')) return readUrlencoded(ctx, path);
  throw new Refusal(415);
};

/** The form that is meant: the only one of its address, or the one that the body names. */
const formOf = (path: string, named: unknown): FormId => {
  const ofPath = formsAt(path);
  const [only] = ofPath;
  if (only && ofPath.length === 1 && named === undefined) return only.id;
  if (isFormId(named) && forms[named].path === path) return named;
  throw new Refusal(400, { form: named === undefined ? 'required' : 'option' });
};

/** Whether a browser sent the form by itself, without a script: it is answered with a page. */
export const isNative = (ctx: Context): boolean =>
  !ctx.request.is('application/json') && ctx.request.accepts('json', 'html') === 'html';

const readAny = async (ctx: Context, path: string, upload: Reading): Promise<Read> => {
  if (jsonForm(ctx, path, 'chat')) return { ...readSlackMessage(await readJson(ctx)), files: [] };
  return jsonForm(ctx, path, 'purchase') ? readOrder(ctx, path, upload) : readFlat(ctx, path, upload);
};

/** What a purchase wants, taken out of its other fields. */
const orderIn = (
  { wanted }: Read,
  fields: RawFields,
): { rest: RawFields } & Pick<SentForm, 'wanted' | 'wantedFields'> => {
  if (wanted) return { rest: fields, wanted };
  const { rest, wantedFields } = takeWanted(fields);
  limitFields(Object.keys(rest).length);
  return { rest, wantedFields, wanted: () => wantedIn(wantedFields) };
};

/**
 * Reads the body of a submission: Slack-shaped JSON, that of a purchase, multipart or urlencoded, never more of it than a
 * form can need.
 *
 * @param upload writes files to the disk, and says how fast they have to come.
 * @throws Refusal 400, 408, 413 or 415; 503 where it gives way to others.
 */
export const readBody = async (ctx: Context, path: string, upload: Reading): Promise<SentForm> => {
  refusePacked(ctx);
  const sent = await readAny(ctx, path, upload);
  const { form: named, captcha, answer, website, ...others } = sent.fields;
  const form = formOf(path, 'form' in sent ? (sent.form ?? named ?? null) : named);
  const isTrapped =
    typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null;
  const { rest, ...order } = forms[form].sentAs === 'purchase' ? orderIn(sent, others) : { rest: others };
  const fields = isNative(ctx) ? withDialCode(rest) : rest;
  const problem = sent.diskProblem === undefined ? {} : { diskProblem: sent.diskProblem };
  return { form, fields, files: sent.files, captcha, answer, isTrapped, ...order, ...problem };
};
