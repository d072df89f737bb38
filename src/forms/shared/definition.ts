import type { AnyObjectSchema } from 'yup';

import type { FormBody } from '../../api-client/postForm';
import type { Language } from '../../i18n/locales';

/** What a visitor typed and chose, by the name of the field; nothing is ''. */
export type Values = Readonly<Record<string, string>>;

/** What every request carries beside the values. */
export interface Sending {
  readonly language: Language;
  /** The captcha's token; '' where the form has none. */
  readonly captcha: string;
  /** The honeypot: a person leaves it empty. */
  readonly website: string;
  readonly files: readonly File[];
}

/** The half of a form that comes when it is wanted: its rules, and what is sent. */
export interface FormRules {
  /** Its messages are the codes of the intake: `required`, `min` …; `files` are objects with a name and a size. */
  readonly schema: AnyObjectSchema;
  /** Values are those the schema made: trimmed, with runs of whitespace collapsed. */
  readonly request: (values: Values, sending: Sending) => FormBody;
  /** Fields that keep what they hold when the form has been sent, and what they hold then. */
  readonly afterwards?: Values;
}

/** The half of a form that stands in the first HTML. */
export interface FormDefinition {
  readonly id: 'contact' | 'subscribe' | 'career' | 'order' | 'quote';
  /** Address below the site API. */
  readonly path: string;
  readonly captcha: 'visible' | 'invisible' | 'none';
  /** Multipart, for files. */
  readonly multipart: boolean;
  /** When its scripts come: as the visitor nears it, or as the focus goes into it. */
  readonly wake: 'near' | 'focus';
  readonly rules: () => Promise<FormRules>;
}

/** A form of a place: the quote has a captcha on the contact page only. */
export type Captcha = FormDefinition['captcha'];

/** The `t` of a form: it answers with a string by its key, without the namespace. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
