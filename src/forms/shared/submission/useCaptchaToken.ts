import { useRef, useState } from 'react';

import type { CaptchaFieldHandle } from '../../../ui/form/captcha/captchaBox';

/** The captcha of a form: its token, which is good for one attempt, and whether it is done. */
export const useCaptchaToken = () => {
  const handle = useRef<CaptchaFieldHandle | null>(null);
  const token = useRef('');
  const [done, setDone] = useState(false);

  const take = (next: string | null) => {
    token.current = next ?? '';
    setDone(next !== null);
  };
  const solve = async () => {
    token.current = (await handle.current?.solve()) ?? '';
  };
  const reset = () => {
    handle.current?.reset();
    take(null);
  };
  /** Takes the token back and solves the next one by itself, where that can be: the form has become another one. */
  const renew = () => {
    take(null);
    handle.current?.renew();
  };
  return { handle, token, done, take, solve, reset, renew };
};
