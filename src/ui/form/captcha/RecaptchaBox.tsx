import { useEffect, useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';

import { env } from '../../../config/env';
import { toLocale } from '../../../i18n/locales';
import { inTime, type CaptchaBoxProps } from './captchaBox';

/** The package tells this to a listener whose type promises nothing. */
const hasFailed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'errored' in state && state.errored === true;

/** Google's captcha, where its keys are set. Its script does not say that it failed: the time does. */
const RecaptchaBox = ({ language, invisible, onReady, onToken, onFailed }: CaptchaBoxProps) => {
  const captcha = useRef<ReCAPTCHA>(null);
  const loaded = useRef<(failed: boolean) => void>();
  const failed = useRef(onFailed);
  failed.current = onFailed;

  useEffect(() => {
    let left = false;
    const arrival = new Promise<void>((resolve, reject) => {
      loaded.current = (wrong) => (wrong ? reject(new Error('No script')) : resolve());
    });
    inTime(arrival).catch(() => {
      if (!left) failed.current();
    });
    onReady({
      reset: () => {
        captcha.current?.reset();
        onToken(null);
      },
      solve: async () => {
        if (!captcha.current || !invisible) return null;
        captcha.current.reset();
        return inTime(captcha.current.executeAsync()).catch(() => null);
      },
    });
    return () => {
      left = true;
      onReady(null);
    };
  }, [invisible, onReady, onToken]);

  return (
    <ReCAPTCHA
      ref={captcha}
      sitekey={env.recaptchaSiteKey}
      hl={toLocale(language)}
      size={invisible ? 'invisible' : 'normal'}
      onChange={onToken}
      onExpired={() => onToken(null)}
      onErrored={onFailed}
      asyncScriptOnLoad={(...said: readonly unknown[]) => loaded.current?.(hasFailed(said[0]))}
    />
  );
};

export default RecaptchaBox;
