import { useCallback, useEffect, useRef, useState, type ComponentType, type MutableRefObject } from 'react';

import { env } from '../../config/env';
import type { CaptchaBoxProps, CaptchaFieldHandle, CaptchaHandle } from './captcha/captchaBox';
import * as styles from './CaptchaField.module.css';
import { FormAlert } from './FormAlert';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** Ways to reach us without the form. */
export interface OtherWays {
  readonly phone: { readonly text: string; readonly href: string };
  readonly email: { readonly text: string; readonly href: string };
}

interface CaptchaFieldProps extends Omit<CaptchaBoxProps, 'onReady'> {
  /** What the form can ask of it: at once, it waits for the captcha by itself. */
  readonly handle: MutableRefObject<CaptchaFieldHandle | null>;
  readonly strings: {
    /** Said when it is done, and when it has expired. */
    readonly done: string;
    readonly expired: string;
    /** Why the form cannot be sent, and what can be done instead. */
    readonly failed: string;
  };
  readonly ways: OtherWays;
}

type Box = ComponentType<CaptchaBoxProps>;

type State = 'open' | 'done' | 'renewed' | 'expired' | 'failed';

/** Its state with a token, which makes it done in one way or the other, or without: then one that was done has expired. */
const nextState = (before: State, done: 'done' | 'renewed' | null | ''): State => {
  if (done) return done;
  return before === 'done' || before === 'renewed' ? 'expired' : before;
};

const loadBox = (): Promise<{ default: Box }> =>
  env.recaptchaSiteKey ? import('./captcha/RecaptchaBox') : import('./captcha/AltchaBox');

/**
 * Proof that a person sends the form: Google's where a site key is set, else our own
 * (docs/specification/forms.md, 'Captcha'). When it cannot come, it says so and offers the phone and e-mail.
 */
export const CaptchaField = ({ strings, ways, handle, onToken, onFailed, ...box }: CaptchaFieldProps) => {
  const [Box, setBox] = useState<Box>();
  const [state, setState] = useState<State>('open');
  const renewing = useRef(false);

  const captcha = useRef<CaptchaHandle | null>(null);
  const waiting = useRef<(() => void)[]>([]);
  const settle = useCallback(() => waiting.current.splice(0).forEach((go) => go()), []);
  const onReady = useCallback(
    (ready: CaptchaHandle | null) => {
      captcha.current = ready;
      settle();
    },
    [settle],
  );
  const failed = state === 'failed';
  useEffect(() => {
    const reset = () => {
      renewing.current = false;
      captcha.current?.reset();
      // Taken back by the form, it has not expired: nothing is to be said.
      setState((before) => (before === 'failed' ? before : 'open'));
    };
    handle.current = {
      reset,
      renew: () => {
        reset();
        renewing.current = true;
        void captcha.current?.solve();
      },
      solve: async () => {
        if (!captcha.current && !failed) await new Promise<void>((go) => waiting.current.push(go));
        return (await captcha.current?.solve()) ?? null;
      },
    };
    if (failed) settle();
    return () => void (handle.current = null);
  }, [handle, failed, settle]);

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
          onReady={onReady}
          onToken={(token) => {
            const done = renewing.current ? 'renewed' : 'done';
            if (token) renewing.current = false;
            setState((before) => nextState(before, token && done));
            onToken(token);
          }}
          onFailed={() => {
            setState('failed');
            onFailed();
          }}
        />
      )}
      <VisuallyHidden>
        <span role="status">{state === 'done' || state === 'expired' ? strings[state] : ''}</span>
      </VisuallyHidden>
      {state === 'failed' && (
        <FormAlert kind="error">
          {strings.failed}{' '}
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
