/** What counts as a captcha. */
import { Refusal } from '../request/refusal';
import type { Captcha, Proof } from './captcha';
import { checkCaptcha } from './gate';
import { createQuestions, type Questions } from './question';

const PROOF: Proof = { token: 'proof', expiresAt: 1 };
const SENT = { form: 'contact', captcha: 'a token' as unknown, answer: undefined as unknown, address: '::1' };

const asks = (verify: Captcha['verify']): Captcha => ({ verify: jest.fn(verify) });
const good = () => asks(() => Promise.resolve(PROOF));

const refused = (status: number, errors = {}) => expect.objectContaining({ status, errors });

it('a token is checked with its form and the address of the visitor', async () => {
  const captcha = good();
  expect(await checkCaptcha(captcha, undefined, SENT)).toBe(PROOF);
  expect(captcha.verify).toHaveBeenCalledWith('contact', 'a token', '::1');
});

it.each([undefined, null, ''])('%p is none at all', async (captcha) => {
  await expect(checkCaptcha(good(), undefined, { ...SENT, captcha })).rejects.toEqual(
    refused(400, { captcha: 'required' }),
  );
});

it.each([1, true, ['a token'], {}])('%p is a wrong one', async (captcha) => {
  await expect(checkCaptcha(good(), undefined, { ...SENT, captcha })).rejects.toEqual(
    refused(400, { captcha: 'invalid' }),
  );
});

it('one that proves nothing is a wrong one', async () => {
  await expect(
    checkCaptcha(
      asks(() => Promise.resolve(undefined)),
      undefined,
      SENT,
    ),
  ).rejects.toEqual(refused(400, { captcha: 'invalid' }));
});

it('one that cannot be checked is the fault of no visitor', async () => {
  const captcha = asks(() => Promise.reject(new Error('down')));
  await expect(checkCaptcha(captcha, undefined, SENT)).rejects.toEqual(refused(503));
});

describe('with questions', () => {
  const questions: Questions = {
    ...createQuestions('a secret of sixteen'),
    verify: jest.fn((_form, _token, answer) => (answer === '7' ? PROOF : undefined)),
  };

  it('the answer to one is a captcha as well', async () => {
    const captcha = good();
    expect(await checkCaptcha(captcha, questions, { ...SENT, captcha: 'q.1', answer: '7' })).toBe(PROOF);
    expect(questions.verify).toHaveBeenCalledWith('contact', 'q.1', '7');
    expect(captcha.verify).not.toHaveBeenCalled();
  });

  it.each([undefined, '8', ['7'], 7])('the answer %p is a wrong one', async (answer) => {
    await expect(checkCaptcha(good(), questions, { ...SENT, captcha: 'q.1', answer })).rejects.toBeInstanceOf(
      Refusal,
    );
  });

  it('an answer that is no text is none', async () => {
    await checkCaptcha(good(), questions, { ...SENT, captcha: 'q.1', answer: ['7'] }).catch(() => undefined);
    expect(questions.verify).toHaveBeenLastCalledWith('contact', 'q.1', '');
  });

  it('another token is the business of the captcha', async () => {
    const captcha = good();
    expect(await checkCaptcha(captcha, questions, SENT)).toBe(PROOF);
  });
});
