import { Refusal } from '../request/refusal';
import type { Captcha, Proof } from './captcha';
import type { Questions } from './question';

interface Tried {
  form: string;
  captcha: unknown;
  answer: unknown;
  address: string;
}

/**
 * Checks what came as captcha: a token, or the answer to a question.
 *
 * @throws Refusal 400 when there is none, or one that proves nothing; 503 when it cannot be checked.
 */
export const checkCaptcha = async (
  captcha: Captcha,
  questions: Questions | undefined,
  { form, captcha: token, answer, address }: Tried,
): Promise<Proof> => {
  if (token === undefined || token === null || token === '') throw new Refusal(400, { captcha: 'required' });
  if (typeof token !== 'string') throw new Refusal(400, { captcha: 'invalid' });
  const proof = questions?.isMine(token)
    ? questions.verify(form, token, typeof answer === 'string' ? answer : '')
    : await captcha.verify(form, token, address).catch(() => {
        throw new Refusal(503);
      });
  if (!proof) throw new Refusal(400, { captcha: 'invalid' });
  return proof;
};
