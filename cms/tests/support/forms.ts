import { type Payload, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { type Answer, call } from './api';
import { pdf } from './pdfs';
import { currentRun } from './run';

/** What the forms answer. */
export interface FormAnswer {
  status: number;
  id?: string;
  message?: string;
  errors?: Record<string, string>;
  messages?: Record<string, string>;
}

export type Fields = Record<string, unknown>;

export const VALID = {
  contact: {
    name: 'Linh Tran',
    email: 'linh@example.com',
    phone: '0912345678',
    subject: 'web',
    message: 'We need a website.',
    countryCode: '+84',
    countryName: 'vn',
    lang: 'en',
  },
  subscribe: { email: 'linh@example.com', lang: 'en' },
  career: {
    name: 'Nguyễn Văn An',
    email: 'an@example.com',
    phone: '0912345678',
    position: 'developer_intern',
    message: 'I would like to learn.',
    lang: 'vn',
  },
  order: {
    name: 'Trần Thị Bích',
    email: 'bich@example.vn',
    phone: '0912345678',
    subject: 'gói CƠ BẢN',
    message: 'Tôi cần một trang.',
    lang: 'vn',
  },
  quote: {
    place: 'contact',
    name: 'Linh Tran',
    email: 'linh@example.com',
    phone: '0912345678',
    subject: 'app',
    message: 'An app for tea.',
    lang: 'en',
  },
};

export type FormName = keyof typeof VALID;

export const FORM_NAMES = Object.keys(VALID) as FormName[];

export const PATHS: Record<FormName, string> = {
  contact: '/api/team-chat',
  subscribe: '/api/team-chat',
  career: '/api/career-apply',
  order: '/api/develop-web-request',
  quote: '/api/free-quote-request',
};

/** A solved captcha for a form, as the browser's widget makes it. */
export const solveCaptcha = async (form: string, url = currentRun().url): Promise<string> => {
  const { body: challenge } = await call<Payload['challenge']>(`/api/captcha?form=${form}`, { url });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** A small PDF that is whole. */
export const PDF = pdf();

interface SentFile {
  name: string;
  bytes: Buffer;
}

interface Sending {
  files?: SentFile[];
  key?: string;
  headers?: Record<string, string>;
  url?: string;
}

const multipart = (fields: Fields, files: SentFile[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  files.forEach(({ name, bytes }, index) =>
    form.append(`file${index}`, new Blob([new Uint8Array(bytes)]), name),
  );
  return form;
};

const slackMessage = (form: string, fields: Fields): string =>
  JSON.stringify({
    text: 'written by the browser',
    username: 'website',
    icon_emoji: ':wave:',
    metadata: { event_type: form, event_payload: fields },
  });

/** Sends fields just as they are. */
export const sendRaw = async (
  form: FormName,
  fields: Fields,
  { files = [], key, headers = {}, url = currentRun().url }: Sending = {},
): Promise<Answer<FormAnswer>> => {
  const isMessage = form === 'contact' || form === 'subscribe';
  const response = await fetch(`${url}${PATHS[form]}`, {
    method: 'POST',
    headers: {
      ...(isMessage ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    body: isMessage ? slackMessage(form, fields) : multipart(fields, files),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as FormAnswer, text };
};

/** Sends a form as the site does: valid fields with some changes, a solved captcha, a file where one is needed. */
export const send = async (
  form: FormName,
  changes: Fields = {},
  options: Sending = {},
): Promise<Answer<FormAnswer>> => {
  const captcha = await solveCaptcha(form, options.url);
  const files = options.files ?? (form === 'career' ? [{ name: 'cv.pdf', bytes: PDF }] : []);
  return sendRaw(form, { ...VALID[form], captcha, website: '', ...changes }, { ...options, files });
};
