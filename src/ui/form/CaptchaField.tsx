import { useEffect, useState, type ComponentType } from 'react';

import { env } from '../../config/env';
import type { CaptchaBoxProps } from './captcha/captchaBox';
import * as styles from './CaptchaField.module.css';
import { FormAlert } from './FormAlert';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** Ways to reach us without the form. */
export interface OtherWays {
  readonly phone: { readonly text: string; readonly href: string };
  readonly email: { readonly text: string; readonly href: string };
}

interface CaptchaFieldProps extends CaptchaBoxProps {
  readonly words: {
    /** Said when it is done, and when it has expired. */
    readonly done: string;
    readonly expired: string;
    /** Why the form cannot be sent, and what can be done instead. */
    readonly failed: string;
  };
  readonly ways: OtherWays;
}

type Box = ComponentType<CaptchaBoxProps>;

const loadBox = (): Promise<{ default: Box }> =>
  env.recaptchaSiteKey ? import('./captcha/RecaptchaBox') : import('./captcha/AltchaBox');

/**
 * Proof that a person sends the form: Google's where a site key is set, else our own (decisions, 'captcha'). When it
 * cannot come, it says so and offers the phone and e-mail.
 */
export const CaptchaField = ({ words, ways, onToken, onFailed, ...box }: CaptchaFieldProps) => {
  const [Box, setBox] = useState<Box>();
  const [state, setState] = useState<'open' | 'done' | 'expired' | 'failed'>('open');

  useEffect(() => {
    let left = false;
    loadBox().then(
      (loaded) => !left && setBox(() => loaded.default),
      () => !left && setState('failed'),
    );
    return () => void (left = true);
  }, []);

  return (
    <div className={box.invisible ? undefined : styles.captcha}>
      {Box && (
        <Box
          {...box}
          onToken={(token) => {
            setState((before) => (token ? 'done' : before === 'done' ? 'expired' : before));
            onToken(token);
          }}
          onFailed={() => {
            setState('failed');
            onFailed();
          }}
        />
      )}
      <VisuallyHidden>
        <span role="status">{state === 'done' || state === 'expired' ? words[state] : ''}</span>
      </VisuallyHidden>
      {state === 'failed' && (
        <FormAlert kind="error">
          {words.failed}{' '}
          <a href={ways.phone.href} className={styles.way}>
            {ways.phone.text}
          </a>{' '}
          <a href={ways.email.href} className={styles.way}>
            {ways.email.text}
          </a>
        </FormAlert>
      )}
    </div>
  );
};
