/** The question in words, from a browser without a script: guessing is bounded, and who errs once loses nothing. */
import { JSDOM } from 'jsdom';

import { VALID } from '../../tests/support/forms';
import { startIntakeServer } from '../../tests/support/intakeServer';
import { SUBMISSION } from './store/types';

let intake: Awaited<ReturnType<typeof startIntakeServer>>;
beforeEach(async () => {
  intake = await startIntakeServer();
});
afterEach(() => intake.stop());

const WORDS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const MESSAGE = 'Two lines\r\nof mine.';

/** Sends the contact form. @returns the answer, with what its page would send next and the right answer to it. */
const submit = async (fields: Record<string, string> = {}) => {
  const response = await fetch(`${intake.url}/api/team-chat`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ ...VALID.contact, form: 'contact', message: MESSAGE, ...fields }),
  });
  const page = new JSDOM(await response.text()).window.document;
  const asked = page.querySelector('label[for=answer]')?.textContent?.toLowerCase() ?? '';
  const numbers = (asked.match(/[a-z]+/g) ?? [])
    .map((word) => WORDS.indexOf(word))
    .filter((number) => number > 1);
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    message: page.querySelector('textarea')?.value,
    token: page.querySelector<HTMLInputElement>('[name=captcha]')?.value ?? '',
    answer: String(numbers.reduce((sum, number) => sum + number, 0)),
  };
};

const stored = async (): Promise<number> => (await intake.cms.rows(SUBMISSION)).length;

it('a visitor who errs once is asked another one, with everything he wrote, and his next answer is taken', async () => {
  const { token, answer } = await submit();
  const erred = await submit({ captcha: token, answer: `${answer}0` });
  expect(erred).toMatchObject({ status: 400, message: MESSAGE.replace('\r', ''), token: expect.any(String) });
  expect(erred.token).not.toBe(token);
  expect((await submit({ captcha: token, answer })).status).toBe(400);
  expect((await submit({ captcha: erred.token, answer: erred.answer })).status).toBe(200);
  expect(await stored()).toBe(1);
});

it('who guesses is told to wait after five wrong answers, keeps what he wrote, and cannot send the right one either', async () => {
  for (let times = 0; times < 5; times += 1) {
    const { token } = await submit();
    expect((await submit({ captcha: token, answer: '99' })).status).toBe(400);
  }
  const { token, answer } = await submit();
  const refused = await submit({ captcha: token, answer });
  expect(refused).toMatchObject({ status: 429, message: MESSAGE.replace('\r', '') });
  expect(Number(refused.retryAfter)).toBeGreaterThan(500);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(600);
  expect(await stored()).toBe(0);
});

it('one question is worth one try, also when several answers are sent at once', async () => {
  const { token, answer } = await submit();
  const wrong = [1, 2, 3].map((more) => String(Number(answer) + more));
  const answers = [...wrong, answer].map((one) => submit({ captcha: token, answer: one }));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.slice(0, 3)).toEqual([400, 400, 400]);
  expect((await submit({ captcha: token, answer })).status).toBe(400);
  expect(await stored()).toBe(statuses[3] === 200 ? 1 : 0);
});
