/** What the intake is made of, built once from the settings. */
import { settings } from '../settings';
import { createAltcha } from './captcha/altcha';
import { createQuestions } from './captcha/question';
import { createRecaptcha } from './captcha/recaptcha';
import { INSPECTORS } from './files/inspect';
import { createPrivateFiles } from './files/privateFiles';
import type { ReplySettings } from './reply/answer';
import { clientAddress, countedAs, trustedProxies } from './request/clientAddress';
import { createRateLimit } from './request/rateLimit';
import { createTurns } from './request/turns';
import { createUploads } from './request/uploads';
import type { ChannelName } from './store/types';

const { captcha: captchaSettings, rateLimit, mail, siteUrl, filesDir, chatWebhookUrl } = settings.intake;

const WINDOW_MS = 10 * 60 * 1000;

/** An address may send several forms, and every page asks for a captcha or two. */
const ALL_FORMS = 3;
const CHALLENGES = 10;

/** Somebody sends several forms in a day, and seldom a sixth. */
const CONFIRMATIONS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A question has few possible answers, and a visitor errs once or twice. */
const WRONG_ANSWERS = 5;

export const altcha = captchaSettings.recaptchaSecret
  ? undefined
  : createAltcha(captchaSettings.secret, captchaSettings.cost);

export const captcha = altcha ?? createRecaptcha(captchaSettings.recaptchaSecret ?? '');

export const questions = altcha && createQuestions(captchaSettings.secret);

export const privateFiles = createPrivateFiles(filesDir);

/** All uploads of the process share one budget. */
export const uploads = createUploads(privateFiles, settings.intake.uploads);

/** Who waits longest has nine addresses before him, each with two files of five seconds of work at most: three quarters of a minute. */
export const inspections = createTurns({ works: INSPECTORS, addresses: 10, each: 4 });

/** Whose pages have our forms: the site, and the CMS itself, which answers a form without a script with a page. */
export const origins = new Set(
  [...settings.origins, siteUrl, settings.publicUrl].map((url) => new URL(url).origin),
);

export const limits = {
  ofAddress: createRateLimit(rateLimit * ALL_FORMS, WINDOW_MS),
  ofForm: createRateLimit(rateLimit, WINDOW_MS),
  /** Challenges and questions. */
  ofChallenges: createRateLimit(rateLimit * CHALLENGES, WINDOW_MS),
  ofWrongAnswers: createRateLimit(WRONG_ANSWERS, WINDOW_MS),
};

/** Of one mailbox, whoever asked for them: nobody's is to be filled by others. */
const confirmations = createRateLimit(Math.ceil(rateLimit / CONFIRMATIONS), DAY_MS);

const trusted = trustedProxies(settings.intake.trustedProxies);

interface Asked {
  req: { socket: { remoteAddress?: string }; headers: Record<string, string | string[] | undefined> };
}

/** The visitor's address, and what limits count it as. */
export const addressOf = ({ req }: Asked): { address: string; counted: string } => {
  const address = clientAddress(
    req.socket.remoteAddress ?? '',
    String(req.headers['x-forwarded-for'] ?? ''),
    trusted,
  );
  return { address, counted: countedAs(address) };
};

/** A mailbox by its address, without what many servers let its owner put behind a plus. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');

/**
 * Where a submission is sent to. The chat is one of them when it is set up; the confirmation is left out where its mailbox
 * had as many in a day as it may.
 */
export const channelsFor = (email: string): ChannelName[] => [
  ...(chatWebhookUrl ? (['chat'] as const) : []),
  'mail',
  ...(confirmations.hit(mailboxOf(email)) === undefined ? (['confirmation'] as const) : []),
];

/** The settings of an answer to a sender, who is asked as many questions as he may have challenges. */
export const replyTo = (counted: string): ReplySettings => ({
  siteUrl,
  officeEmail: mail.recipients.office,
  salesEmail: mail.recipients.sales,
  ...(questions && {
    ask: (form, lang) =>
      limits.ofChallenges.hit(counted) === undefined ? questions.ask(form, lang) : undefined,
  }),
});
