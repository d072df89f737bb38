/**
 * A question in words, for visitors without JavaScript, who cannot solve a proof of work: bound to the form, signed,
 * for one use and for a quarter of an hour, as the other captcha is.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

import type { Lang } from '../form/messages';
import { createRateLimit } from '../request/rateLimit';
import type { Proof } from './captcha';

const LIVES_MS = 15 * 60 * 1000;

/** What the first word of each list means. */
const SMALLEST = 2;

const NUMBERS = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  vn: ['hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
};

const words: Record<Lang, (first: string, second: string) => string> = {
  en: (first, second) => `How much is ${first} plus ${second}? Please write a number.`,
  vn: (first, second) => `${first} cộng ${second} bằng bao nhiêu? Vui lòng viết bằng chữ số.`,
};

export interface Question {
  text: string;
  /** To be sent back with the answer. */
  token: string;
}

export interface Questions {
  ask: (form: string, lang: Lang) => Question;
  /** Whether a token is one of a question at all. */
  isMine: (token: string) => boolean;
  /**
   * Whether an answer is right. A wrong one ends its question, or the few possible answers could be tried in turn; the
   * page of the refusal asks another one.
   */
  verify: (form: string, token: string, answer: string) => Proof | undefined;
}

/** Ours, and of 117 characters: a UUID, the time it ends at, a signature. Nothing else is looked at. */
const TOKEN = /^q\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{13})\.([\da-f]{64})$/;

/**
 * @param secret signs the questions.
 * @param wrong remembers the ids of those that had a wrong answer.
 */
export const createQuestions = (secret: string, wrong = createRateLimit(1, LIVES_MS)): Questions => {
  const key = createHmac('sha256', secret).update('question').digest();
  const keyed = (...parts: string[]): Buffer =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();

  const sign = (form: string, id: string, endsAt: string): Buffer => keyed('question', form, id, endsAt);

  /** The places of both numbers in the list of words. They follow from the id, and only we can tell how. */
  const placesOf = (id: string): [number, number] => {
    const [first = 0, second = 0] = keyed('numbers', id);
    return [first % NUMBERS.en.length, second % NUMBERS.en.length];
  };

  const answerTo = (id: string): string => {
    const [first, second] = placesOf(id);
    return String(first + SMALLEST + second + SMALLEST);
  };

  return {
    ask: (form, lang) => {
      const id = randomUUID();
      const endsAt = String(Date.now() + LIVES_MS);
      const [first, second] = placesOf(id).map((place) => NUMBERS[lang][place] ?? '');
      const text = words[lang](first ?? '', second ?? '');
      const token = `q.${id}.${endsAt}.${sign(form, id, endsAt).toString('hex')}`;
      return { text: text.charAt(0).toUpperCase() + text.slice(1), token };
    },
    isMine: (token) => token.startsWith('q.'),
    verify: (form, token, answer) => {
      const [, id = '', endsAt = '', signature = ''] = TOKEN.exec(token) ?? [];
      const [given, right] = [Buffer.from(signature, 'hex'), sign(form, id, endsAt)];
      const isAsked = given.length === right.length && timingSafeEqual(given, right);
      if (!isAsked || Number(endsAt) <= Date.now() || wrong.wait(id) !== undefined) return undefined;
      if (answer.trim() === answerTo(id)) return { token: `question:${id}`, expiresAt: Number(endsAt) };
      // Only what was asked is remembered: made-up tokens push nothing out of the memory.
      wrong.hit(id);
      return undefined;
    },
  };
};
