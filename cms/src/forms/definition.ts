/** What a form is made of. The browser and the CMS read the same definitions; all else about a form follows from them. */
import type { FileType } from './limits';

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
  /** What is wrong with it is told at an attempt to send, and not as soon as it is left. */
  readonly errorWhenSent?: true;
}

/** A name of a person, an address, a text of one line or of many. The rules of each kind are in `limits.ts`. */
export interface Written extends Asked {
  readonly kind: 'name' | 'email' | 'line' | 'text';
  /** Characters that a name has at least, where that is not the limit of all forms; it may differ by the language of the form. */
  readonly min?: number | Readonly<Record<Lang, number>>;
  /** An address may be any valid one, in place of those that the stricter rule of the other forms lets through. */
  readonly anyAddress?: true;
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

/** A number within Vietnam, without a country: digits, and what else is typed among them is dropped. */
export interface VietnamesePhone extends Asked {
  readonly kind: 'vietnamesePhone';
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
  /** What was chosen stays so when the form has been sent: what stands around it speaks of that. */
  readonly stays?: true;
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

/**
 * What the catalogue says of what is wanted of it. No visitor sends it: the CMS writes it, at its own prices, when it has
 * checked what came along (`sentAs: 'purchase'`).
 */
export interface Catalogue {
  readonly kind: 'catalogue';
  /** Several lines, each a thing of its own. */
  readonly list?: true;
}

/** What a visitor is asked. */
export type AskedField = Written | Phone | VietnamesePhone | Choice;

/** What a request may bring. */
export type SentField = AskedField | Told | Country;

export type Field = SentField | Catalogue;

const UNASKED: readonly Field['kind'][] = ['told', 'dialCode', 'country', 'catalogue'];

export const isAsked = (field: Field): field is AskedField => !UNASKED.includes(field.kind);

export const isSent = (field: Field): field is SentField => field.kind !== 'catalogue';

export type FormId = 'contact' | 'subscribe' | 'career' | 'order' | 'quote' | 'purchase';

export type Lang = 'en' | 'vn';

/** Fields by their names, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

export interface Form {
  readonly id: FormId;
  /** The address below its API. */
  readonly path: string;
  /** Which of the two bases takes it, where it is not the site API. */
  readonly api?: 'content';
  /**
   * How the browser sends it: as a message for the team's chat, as a form with its files, or as an order of a template
   * of the catalogue, in JSON with its file inside. Without a script forms go the browser's own way.
   */
  readonly sentAs: 'chat' | 'multipart' | 'purchase';
  /** Its own strings: the namespace, and the key in it below which they are. */
  readonly strings: {
    readonly namespace: 'form' | 'quote' | 'order' | 'application' | 'purchase';
    readonly below?: string;
  };
  readonly captcha: 'visible' | 'invisible';
  /** There it has none. */
  readonly noCaptcha?: Condition;
  /** Documents may come along, or at least one has to: of these types, and so many, where not as in `limits.ts`. */
  readonly files?: {
    readonly optional?: true;
    readonly when?: Condition;
    readonly types?: readonly FileType[];
    readonly most?: number;
  };
  /** What is wrong is told at an attempt to send, and not before: in the other forms also at a field that is left. */
  readonly errorsWhenSent?: true;
  /** Which of the recipients of the settings gets the e-mail. */
  readonly recipient: 'office' | 'sales';
  readonly fields: Fields;
}

/** A field as it is asked in a language: with that one's least number of characters. */
export const askedIn = <Asked extends SentField>(field: Asked, lang: Lang): Asked =>
  'min' in field && typeof field.min === 'object' ? { ...field, min: field.min[lang] } : field;

/** Whether what a field or file depends on is so. */
export const holds = (when: Condition | undefined, values: Readonly<Record<string, unknown>>): boolean =>
  !when || values[when.field] === when.is;

/**
 * The language that a form speaks to a visitor: that of the page, unless it does not have it. Which it has, its field
 * `lang` says.
 */
export const spokenIn = ({ fields: { lang } }: Pick<Form, 'fields'>, page: Lang): Lang =>
  lang?.kind === 'told' && !lang.values.includes(page) ? (lang.fallback as Lang) : page;
