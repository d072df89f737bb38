import { useRef, useState } from 'react';

import type { CaptchaHandle } from '../../../ui/form/captcha/captchaBox';

/** The captcha of a form: its token, which is good for one attempt, and whether it is done. */
export const useCaptchaToken = () => {
  const handle = useRef<CaptchaHandle | null>(null);
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
  return { handle, token, done, take, solve, reset };
};
