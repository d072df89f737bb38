/** The question for visitors without JavaScript. */
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

it('is told from other tokens by its beginning', () => {
  expect(questions.isMine(questions.ask('contact', 'en').token)).toBe(true);
  expect(questions.isMine('eyJxLiI6MX0=')).toBe(false);
});
