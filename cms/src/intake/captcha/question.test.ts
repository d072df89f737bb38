/** The question for visitors without JavaScript. */
import { randomUUID } from 'node:crypto';

import { createQuestions } from './question';

const questions = createQuestions('a secret of sixteen');

const NUMBERS = {
  en: ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  vn: ['', '', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
};

const solve = (text: string, lang: 'en' | 'vn' = 'en'): string => {
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  const numbers = words.map((word) => NUMBERS[lang].indexOf(word)).filter((value) => value > 1);
  return String(numbers.slice(0, 2).reduce((sum, value) => sum + value, 0));
};

afterEach(() => jest.useRealTimers());

it('is answered with the sum, for its own form only', () => {
  const { text, token } = questions.ask('contact', 'en');
  expect(questions.verify('contact', token, ` ${solve(text)} `)).toEqual({
    token: `question:${token.split('.')[1]}`,
    expiresAt: expect.any(Number),
  });
  expect(questions.verify('subscribe', token, solve(text))).toBeUndefined();
});

it.each(['99', ''])(
  'is ended by the wrong answer %p, so that nobody can count up to the right one',
  (answer) => {
    const { text, token } = questions.ask('contact', 'en');
    expect(questions.verify('contact', token, answer)).toBeUndefined();
    expect(questions.verify('contact', token, solve(text))).toBeUndefined();
    const next = questions.ask('contact', 'en');
    expect(questions.verify('contact', next.token, solve(next.text))).toBeDefined();
  },
);

it('may be answered again with the right answer: a retry brings it once more', () => {
  const { text, token } = questions.ask('contact', 'en');
  const proof = questions.verify('contact', token, solve(text));
  expect(questions.verify('contact', token, solve(text))).toEqual(proof);
});

it('asks in words of the language of the visitor, and each of them has its value', () => {
  for (let times = 0; times < 100; times += 1) {
    const english = questions.ask('contact', 'en');
    expect(english.text).toMatch(/^How much is [a-z]+ plus [a-z]+\? Please write a number\.$/);
    expect(questions.verify('contact', english.token, solve(english.text))).toBeDefined();
    const vietnamese = questions.ask('contact', 'vn');
    expect(vietnamese.text).toMatch(
      /^[A-ZBĐ]\p{Letter}+ cộng \p{Letter}+ bằng bao nhiêu\? Vui lòng viết bằng chữ số\.$/u,
    );
    expect(questions.verify('contact', vietnamese.token, solve(vietnamese.text, 'vn'))).toBeDefined();
  }
});

it('does not tell its answer in its token', () => {
  const { token } = questions.ask('contact', 'en');
  expect(token).toMatch(/^q\.[0-9a-f-]{36}\.\d{13}\.[0-9a-f]{64}$/);
});

it('is good for a quarter of an hour', () => {
  const { text, token } = questions.ask('contact', 'en');
  const answer = solve(text);
  const { expiresAt = 0 } = questions.verify('contact', token, answer) ?? {};
  expect(Math.abs(expiresAt - Date.now() - 15 * 60 * 1000)).toBeLessThan(10_000);
  jest.useFakeTimers({ now: expiresAt - 1 });
  expect(questions.verify('contact', token, answer)).toBeDefined();
  jest.setSystemTime(expiresAt);
  expect(questions.verify('contact', token, answer)).toBeUndefined();
});

it('cannot be made to last longer', () => {
  const { text, token } = questions.ask('contact', 'en');
  const longer = token.replace(/\.\d{13}\./, '.9999999999999.');
  expect(questions.verify('contact', longer, solve(text))).toBeUndefined();
});

it('of another secret is none', () => {
  const { text, token } = createQuestions('another secret entirely').ask('contact', 'en');
  expect(questions.verify('contact', token, solve(text))).toBeUndefined();
});

it.each(['q.', 'q.1', 'q.1.9999999999999.', 'q.1.9999999999999.00', 'q.1.x.00', ''])(
  'is none that was never asked: %p',
  (token) => {
    expect(questions.verify('contact', token, '7')).toBeUndefined();
  },
);

describe('what is remembered of wrong answers', () => {
  /** Questions whose memory can be watched. */
  const watched = () => {
    const hit = jest.fn();
    const memory = { hit, wait: () => undefined, forgive: () => undefined };
    return { questions: createQuestions('a secret of sixteen', memory), hit };
  };

  it('is the id of a question that was asked', () => {
    const { questions: own, hit } = watched();
    const { token } = own.ask('contact', 'en');
    own.verify('contact', token, '99');
    expect(hit.mock.calls).toEqual([[token.split('.')[1]]]);
  });

  it.each<[string, (token: string) => string]>([
    ['an id of any length', (token) => token.replace(/^q\.[^.]+/, `q.${'x'.repeat(100_000)}`)],
    ['an id that is made up', (token) => token.replace(/^q\.[^.]+/, `q.${randomUUID()}`)],
    ['a signature that is made up', (token) => token.replace(/[0-9a-f]{64}$/, '0'.repeat(64))],
    ['an id in capitals, which would be another one', (token) => token.toUpperCase().replace('Q', 'q')],
    ['something behind it', (token) => `${token}.${'x'.repeat(100_000)}`],
    ['a line break behind it', (token) => `${token}\n`],
  ])('is nothing where the token has %s', (_what, change) => {
    const { questions: own, hit } = watched();
    expect(own.verify('contact', change(own.ask('contact', 'en').token), '99')).toBeUndefined();
    expect(hit).not.toHaveBeenCalled();
  });
});

it('is told from other tokens by its beginning', () => {
  expect(questions.isMine(questions.ask('contact', 'en').token)).toBe(true);
  expect(questions.isMine('eyJxLiI6MX0=')).toBe(false);
});
