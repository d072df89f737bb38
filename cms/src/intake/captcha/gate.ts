import type { RateLimit } from '../request/rateLimit';
import { Refusal } from '../request/refusal';
import type { Captcha, Proof } from './captcha';
import type { Questions } from './question';

/** What captchas are checked with. */
export interface Checks {
  captcha: Captcha;
  /** Undefined where a service of others is the captcha. */
  questions?: Questions;
  /** Wrong answers of one sender: there are few sums, and a guess may be right. */
  wrongAnswers: RateLimit;
}

interface Tried {
  form: string;
  captcha: unknown;
  answer: unknown;
  address: string;
  /** What limits count the sender by. */
  counted: string;
}

/** @throws Refusal 429 when too many answers of this sender were wrong. */
const checkAnswer = (
  questions: Questions,
  wrongAnswers: RateLimit,
  { form, answer, counted }: Tried,
  token: string,
): Proof | undefined => {
  const wait = wrongAnswers.wait(counted);
  if (wait !== undefined) throw new Refusal(429, {}, wait);
  const proof = questions.verify(form, token, typeof answer === 'string' ? answer : '');
  if (!proof) wrongAnswers.hit(counted);
  return proof;
};

/**
 * Checks what came as captcha: a token, or the answer to a question.
 *
 * @throws Refusal 400 when there is none, or one that proves nothing; 429 when too many answers were wrong; 503 when it
 *   cannot be checked.
 */
export const checkCaptcha = async (
  { captcha, questions, wrongAnswers }: Checks,
  tried: Tried,
): Promise<Proof> => {
  const { form, captcha: token, address } = tried;
  if (token === undefined || token === null || token === '') throw new Refusal(400, { captcha: 'required' });
  if (typeof token !== 'string') throw new Refusal(400, { captcha: 'invalid' });
  const proof = questions?.isMine(token)
    ? checkAnswer(questions, wrongAnswers, tried, token)
    : await captcha.verify(form, token, address).catch(() => {
        throw new Refusal(503);
      });
  if (!proof) throw new Refusal(400, { captcha: 'invalid' });
  return proof;
};
