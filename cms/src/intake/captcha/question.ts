/**
 * A question in words, for visitors without JavaScript, who cannot solve a proof of work: bound to the form, signed,
 * for one use and for a quarter of an hour, as the other captcha is.
 */
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';

import type { Lang } from '../form/messages';
import { createRateLimit } from '../request/rateLimit';
import type { Proof } from './captcha';

const LIVES_MS = 15 * 60 * 1000;

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

const numberWord = (lang: Lang): { word: string; value: number } => {
  const index = randomInt(NUMBERS[lang].length);
  return { word: NUMBERS[lang][index] ?? '', value: index + 2 };
};

export const createQuestions = (secret: string): Questions => {
  const key = createHmac('sha256', secret).update('question').digest();
  // The answer is part of what is signed and not of what is sent.
  const sign = (form: string, id: string, endsAt: string, answer: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([form, id, endsAt, answer]))
      .digest();

  const wrong = createRateLimit(1, LIVES_MS);

  return {
    ask: (form, lang) => {
      const [first, second] = [numberWord(lang), numberWord(lang)];
      const id = randomUUID();
      const endsAt = String(Date.now() + LIVES_MS);
      const signature = sign(form, id, endsAt, String(first.value + second.value)).toString('hex');
      const text = words[lang](first.word, second.word);
      return { text: text.charAt(0).toUpperCase() + text.slice(1), token: `q.${id}.${endsAt}.${signature}` };
    },
    isMine: (token) => token.startsWith('q.'),
    verify: (form, token, answer) => {
      const [, id = '', endsAt = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'hex');
      const right = sign(form, id, endsAt, answer.trim());
      const isRight = given.length === right.length && timingSafeEqual(given, right);
      if (wrong.wait(id) !== undefined || !(Number(endsAt) > Date.now())) return undefined;
      if (!isRight) {
        wrong.hit(id);
        return undefined;
      }
      return { token: `question:${id}`, expiresAt: Number(endsAt) };
    },
  };
};
