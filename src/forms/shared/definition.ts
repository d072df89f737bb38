import type { AnyObjectSchema } from 'yup';

import type { Form } from '../../../cms/src/forms/definition';
import type { PricedOption, WantedOptions } from '../../../cms/src/forms/optionPrices';
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
  /** What of the catalogue it is about. */
  readonly purchase?: Purchase;
}

/** A template of the catalogue, with paid options. Prices are whole VND. */
export interface Purchase {
  readonly template: {
    readonly documentId: string;
    readonly title: string;
    readonly basicPrice: number;
    /** The slug of the layout that is looked at. */
    readonly layout?: string;
  };
  /** All that are offered. */
  readonly options: readonly PricedOption[];
  readonly wanted: WantedOptions;
}

/** The half of a form that comes when it is wanted, made from its definition: its rules, and what is sent. */
export interface FormRules {
  /** Its messages are the codes of the intake: `required`, `min` …; `files` are objects with a name and a size. */
  readonly schema: AnyObjectSchema;
  /** Values are those the schema made: trimmed, with runs of whitespace collapsed. */
  readonly request: (values: Values, sending: Sending) => FormBody | Promise<FormBody>;
  /** Fields that hold something else than at first when the form has been sent, and what they hold then. */
  readonly afterwards: Values;
  /** Fields that keep what the visitor chose in them. */
  readonly stays: readonly string[];
}

/** A form of a place: the quote has a captcha on the contact page only. */
export type Captcha = Form['captcha'] | 'none';

/**
 * The `t` of a form: it answers with a string by its key, without the namespace.
 *
 * @param context `label` in the context `web` is `label_web` where there is one
 */
export type Translate = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
  context?: string,
) => string;
