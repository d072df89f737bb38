import 'altcha/altcha.css';

import { withPrefix } from 'gatsby';
import { useEffect, useRef } from 'react';

import { env } from '../../../config/env';
import { toLocale } from '../../../i18n/locales';
import { inTime, type CaptchaBoxProps } from './captchaBox';
import * as styles from './AltchaBox.module.css';

/** The algorithm of the challenges, and where the site serves its worker (gatsby/copiedFiles.ts). */
const algorithm = 'PBKDF2/SHA-256';
const worker = () => new Worker(withPrefix('/workers/captcha.js'));

const loadWidget = async (language: 'en' | 'vn') => {
  await import('altcha/external');
  if (language === 'vn') await import('altcha/i18n/vi');
  globalThis.$altcha.algorithms.set(algorithm, worker);
};

/** Whether somebody is in the form, or wrote something before they left it. */
const isIn = (place: Element): boolean =>
  place.matches(':focus-within') ||
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

interface StateChange {
  readonly state: string;
  readonly payload?: string | null;
}

/**
 * The captcha of the house: the visitor's own computer does a little work, and nobody else hears of it. The element is
 * added by hand, after the page has come: it draws itself, and React must not expect to find its own drawing.
 */
const AltchaBox = ({ form, language, invisible, onReady, onToken, onFailed }: CaptchaBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef({ onReady, onToken, onFailed });
  told.current = { onReady, onToken, onFailed };

  useEffect(() => {
    let left = false;
    inTime(loadWidget(language)).then(
      () => {
        if (left || !box.current) return;
        const widget = document.createElement('altcha-widget');
        const attributes = {
          challenge: `${env.siteApiUrl}/captcha?form=${form}`,
          language: toLocale(language),
          name: 'captcha',
          auto: invisible ? 'off' : 'onfocus',
          display: invisible ? 'invisible' : 'standard',
          configuration: JSON.stringify({ hideLogo: true, hideFooter: true, credentials: 'omit' }),
        };
        for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
        let now: StateChange = { state: 'unverified' };
        const settled: (() => void)[] = [];
        widget.addEventListener('statechange', (event) => {
          now = (event as CustomEvent<StateChange>).detail;
          const { state, payload } = now;
          if (state === 'verified' && payload) told.current.onToken(payload);
          else if (state !== 'verifying') told.current.onToken(null);
          if (state === 'error') told.current.onFailed();
          if (state !== 'verifying') settled.splice(0).forEach((go) => go());
        });
        // The widget would take a tick back, and with it what the visitor's computer has proven.
        widget.addEventListener('click', (event) => now.state === 'verified' && event.preventDefault(), true);
        const beginForWhoIsHere = () => {
          const place = widget.closest('dialog') ?? widget.closest('form');
          if (!left && place && isIn(place) && now.state === 'unverified')
            void widget.verify().catch(() => null);
        };
        // From here on it hears when somebody comes into the form. Who came earlier, opened the dialog around it or
        // has written and left need not do so once more. What it has heard already it says before the next task.
        if (!invisible) widget.addEventListener('load', () => setTimeout(beginForWhoIsHere));
        /** A second beginning would break the first one off, and neither would bring a token. */
        const solve = async (): Promise<string | null> => {
          if (now.state === 'verifying') await new Promise<void>((go) => settled.push(go));
          if (now.state === 'verified' && now.payload) return now.payload;
          return (await widget.verify().catch(() => null))?.payload ?? null;
        };
        box.current.replaceChildren(widget);
        told.current.onReady({
          reset: () => {
            // It says so a moment later, and may be asked for the next token before.
            now = { state: 'unverified' };
            widget.reset();
          },
          solve,
        });
      },
      () => {
        if (!left) told.current.onFailed();
      },
    );
    return () => {
      left = true;
      told.current.onReady(null);
    };
  }, [form, language, invisible]);

  return <div ref={box} className={invisible ? undefined : styles.box} />;
};

export default AltchaBox;
