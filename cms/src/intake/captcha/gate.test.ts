/** What counts as a captcha. */
import { Refusal } from '../request/refusal';
import type { Captcha, Proof } from './captcha';
import { checkCaptcha } from './gate';
import { createQuestions, type Questions } from './question';
import { createRateLimit } from '../request/rateLimit';

const PROOF: Proof = { token: 'proof', expiresAt: 1 };
const SENT = {
  form: 'contact',
  captcha: 'a token' as unknown,
  answer: undefined as unknown,
  address: '::1',
  counted: 'a household',
};

const asks = (verify: Captcha['verify']): Captcha => ({ verify: jest.fn(verify) });
const good = () => asks(() => Promise.resolve(PROOF));

const check = (
  captcha: Captcha,
  sent: Partial<typeof SENT> = {},
  questions?: Questions,
  wrongAnswers = createRateLimit(3, 60_000),
) => checkCaptcha({ captcha, questions, wrongAnswers }, { ...SENT, ...sent });

const refused = (status: number, errors = {}) => expect.objectContaining({ status, errors });

it('a token is checked with its form and the address of the visitor', async () => {
  const captcha = good();
  expect(await check(captcha)).toBe(PROOF);
  expect(captcha.verify).toHaveBeenCalledWith('contact', 'a token', '::1');
});

it.each([undefined, null, ''])('%p is none at all', async (captcha) => {
  await expect(check(good(), { captcha })).rejects.toEqual(refused(400, { captcha: 'required' }));
});

it.each([1, true, ['a token'], {}])('%p is a wrong one', async (captcha) => {
  await expect(check(good(), { captcha })).rejects.toEqual(refused(400, { captcha: 'invalid' }));
});

it('one that proves nothing is a wrong one', async () => {
  await expect(check(asks(() => Promise.resolve(undefined)))).rejects.toEqual(
    refused(400, { captcha: 'invalid' }),
  );
});

it('one that cannot be checked is the fault of no visitor', async () => {
  const captcha = asks(() => Promise.reject(new Error('down')));
  await expect(check(captcha)).rejects.toEqual(refused(503));
});

describe('with questions', () => {
  const questions: Questions = {
    ...createQuestions('a secret of sixteen'),
    verify: jest.fn((_form, _token, answer) => (answer === '7' ? PROOF : undefined)),
  };

  it('the answer to one is a captcha as well', async () => {
    const captcha = good();
    expect(await check(captcha, { captcha: 'q.1', answer: '7' }, questions)).toBe(PROOF);
    expect(questions.verify).toHaveBeenCalledWith('contact', 'q.1', '7');
    expect(captcha.verify).not.toHaveBeenCalled();
  });

  it.each([undefined, '8', ['7'], 7])('the answer %p is a wrong one', async (answer) => {
    await expect(check(good(), { captcha: 'q.1', answer }, questions)).rejects.toBeInstanceOf(Refusal);
  });

  it('an answer that is no text is none', async () => {
    await check(good(), { captcha: 'q.1', answer: ['7'] }, questions).catch(() => undefined);
    expect(questions.verify).toHaveBeenLastCalledWith('contact', 'q.1', '');
  });

  it('another token is the business of the captcha', async () => {
    const captcha = good();
    expect(await check(captcha, {}, questions)).toBe(PROOF);
  });

  it('the answers of one household may be wrong so many times; then also a right one is 429, until it has waited', async () => {
    let now = 0;
    const wrongAnswers = createRateLimit(3, 60_000, () => now);
    const answer = (given: string, counted?: string) =>
      check(
        good(),
        { captcha: 'q.1', answer: given, ...(counted ? { counted } : {}) },
        questions,
        wrongAnswers,
      );
    await answer('7');
    for (let times = 0; times < 3; times += 1)
      await expect(answer('8')).rejects.toEqual(refused(400, { captcha: 'invalid' }));
    now = 20_000;
    await expect(answer('7')).rejects.toMatchObject({ status: 429, retryAfter: 40 });
    expect(await answer('7', 'another household')).toBe(PROOF);
    now = 60_000;
    expect(await answer('7')).toBe(PROOF);
  });

  it('a token of the captcha is taken, however many answers were wrong', async () => {
    const wrongAnswers = createRateLimit(1, 60_000);
    wrongAnswers.hit(SENT.counted);
    expect(await check(good(), {}, questions, wrongAnswers)).toBe(PROOF);
  });
});
