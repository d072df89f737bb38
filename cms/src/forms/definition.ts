/** What a form is made of. The browser and the CMS read the same definitions; all else about a form follows from them. */

/** It is so where another field has this value. */
export interface Condition {
  readonly field: string;
  readonly is: string;
}

/** What is meant where nothing was chosen: always the same, or by the value of another field. */
export type Fallback = string | { readonly by: string; readonly of: Readonly<Record<string, string>> };

interface Asked {
  /** May stay empty. */
  readonly optional?: true;
  /** Asked only then: what comes along without it is left out. */
  readonly when?: Condition;
  /** As wide as the form. Texts and radio buttons always are. */
  readonly wide?: true;
}

/** A name of a person, an address, a text of one line or of many. The rules of each kind are in `limits.ts`. */
export interface Written extends Asked {
  readonly kind: 'name' | 'email' | 'line' | 'text';
  /** The token of HTML's `autocomplete`, where it does not follow from the kind. */
  readonly autocomplete?: string;
  /** What it is called depends on what was chosen there: `label_<value>` in the locale files. */
  readonly labelledBy?: string;
}

/** A number, with the list of countries that `countryCode` and `countryName` come from. */
export interface Phone extends Asked {
  readonly kind: 'phone';
  /** The countries at the top of the list. */
  readonly preferred: readonly ('au' | 'vn' | 'us' | 'de')[];
}

/** One of a few values; the locale files name them, `options.<value>`. */
export interface Choice extends Asked {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly as: 'select' | 'radios';
  /** The values are their names, in every language. */
  readonly named?: true;
  /** Values that are taken and not offered. */
  readonly alsoTaken?: readonly string[];
  /** Nothing is chosen at first. */
  readonly empty?: true;
  /** Chosen again when the form has been sent. */
  readonly afterwards?: string;
  /** Choosing another one makes it another form: it takes errors back, or the captcha with them. */
  readonly restarts?: 'errors' | 'captcha';
}

/** What the form says without asking: one of the values. */
export interface Told {
  readonly kind: 'told';
  readonly values: readonly string[];
  readonly fallback: string;
}

/** What comes of choosing a country: '+' and the dial code, and its two or three small letters. */
export interface Country {
  readonly kind: 'dialCode' | 'country';
  readonly fallback: Fallback;
}

/** What a visitor is asked. */
export type AskedField = Written | Phone | Choice;

export type Field = AskedField | Told | Country;

export const isAsked = (field: Field): field is AskedField =>
  field.kind !== 'told' && field.kind !== 'dialCode' && field.kind !== 'country';

export type FormId = 'contact' | 'subscribe' | 'career' | 'order' | 'quote';

/** Fields by their names, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

export interface Form {
  readonly id: FormId;
  /** The address below the site API. */
  readonly path: string;
  /** How the browser sends it: as a message for the team's chat, or as a form with its files. */
  readonly sentAs: 'chat' | 'multipart';
  /** Its own strings: the namespace, and the key in it below which they are. */
  readonly strings: {
    readonly namespace: 'form' | 'quote' | 'order' | 'application';
    readonly below?: string;
  };
  readonly captcha: 'visible' | 'invisible';
  /** There it has none. */
  readonly noCaptcha?: Condition;
  /** Documents may come along, or at least one has to. */
  readonly files?: { readonly optional?: true; readonly when?: Condition };
  /** Which of the recipients of the settings gets the e-mail. */
  readonly recipient: 'office' | 'sales';
  readonly fields: Fields;
}

/** Whether what a field or file depends on is so. */
export const holds = (when: Condition | undefined, values: Readonly<Record<string, unknown>>): boolean =>
  !when || values[when.field] === when.is;
