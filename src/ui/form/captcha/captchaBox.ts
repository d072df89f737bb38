import type { Language } from '../../../i18n/locales';

/** What a form can ask of a captcha. */
export interface CaptchaHandle {
  /** Takes a token back that was used, or refused: the visitor has to do it again. */
  readonly reset: () => void;
  /** Solves it without the visitor, as soon as it is there. Null when that failed, or only a visitor can do it. */
  readonly solve: () => Promise<string | null>;
}

/** What a form can ask of the field around a captcha. */
export interface CaptchaFieldHandle extends CaptchaHandle {
  /** Takes a token back and solves the next one, without a word: whoever did it once is not asked again. */
  readonly renew: () => void;
}

/** What every provider is given. */
export interface CaptchaBoxProps {
  /** Form that the token is for: a token of one form is worth nothing in another. */
  readonly form: string;
  readonly language: Language;
  readonly invisible: boolean;
  /** The captcha is there; null: it went. */
  readonly onReady: (captcha: CaptchaHandle | null) => void;
  /** The token when it is done, null when it has expired or was taken back. */
  readonly onToken: (token: string | null) => void;
  /** Its script or its challenge did not arrive. */
  readonly onFailed: () => void;
}

/** How long a captcha may take to load, in milliseconds. */
const captchaTimeout = 15_000;

/** Ends a wait that nobody else ends. @throws after `milliseconds` */
export const inTime = <Value>(value: Promise<Value>, milliseconds = captchaTimeout): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha did not come in time')), milliseconds);
  });
  return Promise.race([value, end]).finally(() => clearTimeout(timer));
};
