import type { Context } from 'koa';

import type { Question } from '../captcha/question';
import { type FieldErrors, type RawFields } from '../form/checkFields';
import { type FormId, forms } from '../form/forms';
import { type Lang, messageFor } from '../form/messages';
import { say, sayInForm, sayOf } from '../form/strings';
import { isNative } from '../request/readBody';
import type { WantedFields } from '../request/nativePurchase';
import type { Refusal } from '../request/refusal';
import { formHtml } from './formHtml';
import { html } from './html';
import { sendPage } from './page';
import { closeAfterwards } from './closeAfterwards';

/** What is known of a submission when it is answered: nothing yet when its body could not be read. */
export interface Known {
  form?: FormId;
  lang: Lang;
  fields: RawFields;
  /** In whose words it is answered, also where nothing is known of it but its address. */
  words?: FormId;
  /** What a native form wants of the catalogue. */
  wantedFields?: WantedFields;
}

/** What the answers need of the settings. */
export interface ReplySettings {
  siteUrl: string;
  officeEmail: string;
  salesEmail: string;
  /**
   * Asks visitors without JavaScript; undefined where a service of others checks the captcha. Answers undefined to who
   * was asked too often.
   */
  ask?: (form: FormId, lang: Lang) => Question | undefined;
}

const backLink = (settings: ReplySettings, lang: Lang) =>
  html`<p><a href="${settings.siteUrl}/${lang}/">${say(lang, 'page.back')}</a></p>`;

/** Answers a submission that is stored: `{ status: 200, id }`, or a page that says thank you. */
export const answerStored = (
  ctx: Context,
  settings: ReplySettings,
  form: FormId,
  lang: Lang,
  id: string,
): void => {
  ctx.status = 200;
  ctx.set('cache-control', 'no-store');
  if (!isNative(ctx)) {
    ctx.body = { status: 200, id };
    return;
  }
  const text = sayInForm(forms[form], lang, 'alerts.sent', { email: settings.salesEmail });
  const main = html`<h1>${say(lang, `${form}.pageTitle`)}</h1>
    <p role="status">${text}</p>
    ${backLink(settings, lang)}`;
  sendPage(ctx, lang, text, main);
};

/** The message of every wrong field. */
const messagesFor = (form: FormId, lang: Lang, errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, messageFor(form, lang, field, code)]),
  );

/** The states that have words of their own; any other is a form that could not be read. */
const TOLD = [400, 408, 409, 413, 415, 429, 503];

const refusalText = ({ status, errors }: Refusal, { lang, words }: Known): string =>
  // What is not sold as it was asked for is wrong with no field: it is said of the whole.
  errors.purchase && words
    ? messageFor(words, lang, 'purchase', errors.purchase)
    : sayOf(words, lang, `page.refusal.${TOLD.includes(status) ? status : 400}`);

/** A file that is refused for what is in it: the visitor is told why, and another way. */
const fileText = (refusal: Refusal, settings: ReplySettings, lang: Lang): string | undefined =>
  refusal.hasBadFile ? say(lang, 'page.refusedFile', { email: settings.officeEmail }) : undefined;

const refusalPage = (ctx: Context, settings: ReplySettings, known: Known, refusal: Refusal): void => {
  const { form, lang, fields, wantedFields } = known;
  const wrong = say(lang, 'page.wrong');
  const canRepair = form !== undefined && refusal.status !== 409;
  const isWrong = Object.keys(refusal.errors).some((field) => field !== 'purchase');
  const note = isWrong ? (fileText(refusal, settings, lang) ?? wrong) : refusalText(refusal, known);
  const question =
    canRepair && (refusal.errors.captcha || forms[form].needsCaptcha(fields))
      ? settings.ask?.(form, lang)
      : undefined;
  const { captcha, ...shown } = refusal.errors;
  // Without a script nobody can have solved the captcha: that is no mistake to point at.
  const said = captcha === 'required' && Object.keys(shown).length === 0 && question ? undefined : note;
  const main = html`<h1>${form ? say(lang, `${form}.pageTitle`) : say(lang, 'page.send')}</h1>
    ${said && html`<p class="note" role="alert">${said}</p>`}
    ${canRepair && formHtml({ form: forms[form], lang, fields, errors: refusal.errors, question, hidden: wantedFields })}
    <p>${say(lang, 'page.elsewhere', { email: settings.officeEmail })}</p>
    ${backLink(settings, lang)}`;
  sendPage(ctx, lang, said ?? wrong, main);
};

/**
 * Answers a submission that is refused: `{ status, message }`, with errors and messages per field when they are wrong.
 * Nothing where it is answered already.
 */
export const answerRefused = (
  ctx: Context,
  settings: ReplySettings,
  known: Known,
  refusal: Refusal,
): void => {
  if (ctx.headerSent) return;
  const { status, errors, retryAfter } = refusal;
  const { form, lang, words } = known;
  ctx.status = status;
  ctx.set('cache-control', 'no-store');
  if (retryAfter !== undefined) ctx.set('retry-after', String(retryAfter));
  // With 503 it is read to its end: whoever is to try again soon shall hear so, also a browser that listens afterwards only.
  const isUnread = ctx.req.complete === false && status !== 503;
  if (isUnread || [408, 413, 429].includes(status)) closeAfterwards(ctx);
  if (isNative(ctx)) return refusalPage(ctx, settings, known, refusal);
  const message = fileText(refusal, settings, lang) ?? refusalText(refusal, known);
  const messages = messagesFor(form ?? words ?? 'contact', lang, errors);
  // Why a file of the right name is refused stands at the field as well.
  if (refusal.hasBadFile) messages.files = `${messages.files?.replace(/\.$/, '')}. ${message}`;
  const perField = status === 400 ? { errors, messages } : {};
  ctx.body = { status, message, ...perField };
};
