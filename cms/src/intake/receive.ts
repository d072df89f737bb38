/** What happens to a submission, from the request to the answer. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

import { checkCaptcha } from './captcha/gate';
import { readOffer } from './catalogue/offer';
import { priceWanted } from './catalogue/priceWanted';
import { refuseFile } from './files/inspect';
import { checkFields } from './form/checkFields';
import { checkFiles } from './form/checkFiles';
import { forms, formsAt, type Values } from './form/forms';
import type { Lang } from './form/messages';
import { spokenIn } from '../forms/definition';
import {
  addressOf,
  captcha,
  channelsFor,
  inspections,
  limits,
  origins,
  privateFiles,
  questions,
  replyTo,
  uploads,
} from './services';
import { type Known, answerRefused, answerStored } from './reply/answer';
import { isForeign } from './request/origin';
import { type SentForm, declaredBytes, isNative, readBody } from './request/readBody';
import { Refusal } from './request/refusal';
import { keysOfContents } from './request/sameAgain';
import type { SentFile } from './request/sentFiles';
import type { Upload } from './request/uploads';
import { UnknownOutcome, findAnswered, hashBody, storeSubmission } from './store/storeSubmission';
import { newId } from './store/newId';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const captchaChecks = { captcha, questions, wrongAnswers: limits.ofWrongAnswers };

/** The language of a submission. */
const langOf = ({ form, fields }: SentForm): Lang =>
  spokenIn(forms[form], fields.lang === 'vn' ? 'vn' : 'en');

/** The language of a visitor whose form could not be read. */
const langOfBrowser = (ctx: Context, path: string): Lang => {
  const [form] = formsAt(path);
  const lang = ctx.acceptsLanguages('en', 'vi') === 'vi' ? 'vn' : 'en';
  return form ? spokenIn(form, lang) : lang;
};

/** @throws Refusal 429. */
const limit = (seconds: number | undefined): void => {
  if (seconds !== undefined) throw new Refusal(429, {}, seconds);
};

const isFileField = ({ field }: SentFile): boolean => /^file\d$/.test(field);

const strayFiles = (files: SentFile[]): Record<string, string> =>
  Object.fromEntries(files.filter((file) => !isFileField(file)).map(({ field }) => [field, 'unknown']));

/** Without the files of a form that takes none with these fields. */
const withoutLeftOut = (sent: SentForm): SentForm =>
  forms[sent.form].takesFiles(sent.fields)
    ? sent
    : { ...sent, files: sent.files.filter((file) => !isFileField(file)) };

/** Whether one of these files is refused for what is in it. */
const hasBadFile = async (files: SentFile[]): Promise<boolean> => {
  for (const { name, taken } of files) if (!taken || (await refuseFile(name, taken.place))) return true;
  return false;
};

/** The rules of fields and files, all at once. @throws Refusal 400 with every error; 429 or 503 when too many files wait. */
const check = async ({ form: id, fields, files }: SentForm, counted: string): Promise<Values> => {
  const form = forms[id];
  const { values, errors: ofFields } = checkFields(form, fields);
  const ofFiles = checkFiles(form, files);
  const errors = { ...ofFields, ...strayFiles(files), ...(ofFiles ? { files: ofFiles } : {}) };
  if (Object.keys(errors).length > 0) throw new Refusal(400, errors);
  if (files.length > 0 && (await inspections.take(counted, () => hasBadFile(files))))
    throw new Refusal(400, { files: 'type' }, undefined, true);
  return values;
};

/** The keys by which a request is known, the one that is stored first. @throws Refusal 400 when it has one that is no UUID. */
const keysOf = (ctx: Context, bodyHash: string): string[] => {
  const key = ctx.get('idempotency-key').toLowerCase();
  if (key && !UUID.test(key)) throw new Refusal(400, { 'Idempotency-Key': 'pattern' });
  if (key) return [key];
  return isNative(ctx) ? keysOfContents(addressOf(ctx).counted, bodyHash) : [];
};

/** What was answered to the first of these keys that was. @throws Refusal 409. */
const findFirst = async (
  strapi: Core.Strapi,
  keys: string[],
  bodyHash: string,
): Promise<string | undefined> => {
  for (const value of keys) {
    const answered = await findAnswered(strapi, { value, bodyHash });
    if (answered !== undefined) return answered;
  }
  return undefined;
};

/**
 * Stores what was checked. Files that belong to nothing in the end are removed again; where nobody knows, they stay until
 * the daily look for files that no submission names (`retention.ts`).
 */
const store = async (strapi: Core.Strapi, ctx: Context, sent: SentForm, values: Values): Promise<string> => {
  const { form } = sent;
  const files = sent.files.flatMap(({ name, taken }) => (taken ? [{ ...taken, name }] : []));
  const wanted = sent.wanted?.();
  // What was wanted, not what it costs: whoever tries again gets the same answer though prices have changed since.
  const bodyHash = hashBody(form, wanted ? { ...values, wanted: JSON.stringify(wanted) } : values, files);
  const keys = keysOf(ctx, bodyHash);
  const [value] = keys;
  const key = value === undefined ? undefined : { value, bodyHash };
  // A retry brings the captcha of the first try, which is used by then.
  const answered = await findFirst(strapi, keys, bodyHash);
  if (answered !== undefined) return answered;
  const priced = wanted ? priceWanted(await readOffer(strapi, wanted.template), wanted) : {};
  // A page of somebody else could let its visitors send what needs none.
  const needed = forms[form].needsCaptcha(values) || isForeign(ctx, origins);
  const proof = needed ? await checkCaptcha(captchaChecks, { ...sent, ...addressOf(ctx) }) : undefined;
  const kept = await privateFiles.keep(files);
  const submission = {
    form,
    values: { ...values, ...priced },
    files: kept,
    channels: channelsFor(values.email ?? ''),
    key,
    proof,
  };
  const stored = await storeSubmission(strapi, submission).catch(async (error: unknown) => {
    if (!(error instanceof UnknownOutcome)) await privateFiles.remove(kept);
    throw error;
  });
  if (!stored.isNew) await privateFiles.remove(kept);
  return stored.id;
};

const toRefusal = (strapi: Core.Strapi, error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  strapi.log.error(error);
  return new Refusal(503, {}, 5);
};

/**
 * Takes a submission that was sent to `path` and answers it: stored with all that is to be sent for it, or refused.
 *
 * @returns whether there is something new to send.
 */
export const receive = async (strapi: Core.Strapi, ctx: Context, path: string): Promise<boolean> => {
  const [first] = formsAt(path);
  const known: Known = { lang: langOfBrowser(ctx, path), fields: {}, words: first?.id };
  const { counted } = addressOf(ctx);
  let upload: Upload | undefined;
  try {
    limit(limits.ofAddress.hit(counted));
    upload = uploads.begin(declaredBytes(ctx, path), counted);
    const sent = withoutLeftOut(await readBody(ctx, path, upload));
    const { form, fields, wantedFields } = sent;
    Object.assign(known, { form, words: form, fields, wantedFields, lang: langOf(sent) });
    limit(limits.ofForm.hit(`${sent.form} ${counted}`));
    if (sent.diskProblem !== undefined) throw sent.diskProblem;
    if (sent.isTrapped) {
      answerStored(ctx, replyTo(counted), sent.form, known.lang, newId());
      return false;
    }
    const values = await check(sent, counted);
    answerStored(ctx, replyTo(counted), sent.form, known.lang, await store(strapi, ctx, sent, values));
    return true;
  } catch (error) {
    answerRefused(ctx, replyTo(counted), known, toRefusal(strapi, error));
    return false;
  } finally {
    await upload?.end();
  }
};
