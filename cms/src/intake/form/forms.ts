/** The one table of the forms: to add one, write its schema, its entry here, and its cases in `contracts/forms/`. */
import { schemas } from './schemas';

export type FormId = keyof typeof schemas;

/** The checked fields of a submission. */
export type Values = Record<string, string>;

export interface Form {
  id: FormId;
  /** The address below the base of the API. */
  path: string;
  schema: (typeof schemas)[FormId];
  /** What the form takes: no files, files, or at least one. */
  files: 'none' | 'some' | 'required';
  /** Whether files that come with these fields are looked at; otherwise they are left out. */
  takesFiles: (values: Record<string, unknown>) => boolean;
  /** Whether a submission with these fields needs a solved captcha. */
  needsCaptcha: (values: Record<string, unknown>) => boolean;
  /** Which of the recipients of the settings gets the e-mail. */
  recipient: 'office' | 'sales';
}

const always = (): boolean => true;

/** The questions and the files of a website (docs/specification/forms.md, 'Free quote'). */
const aboutWeb = ({ subject }: Record<string, unknown>): boolean => subject === 'web';

/** The service page's modal has no captcha (docs/specification/forms.md, 'Captcha'). */
const onContactPage = ({ place }: Record<string, unknown>): boolean => place !== 'service';

const entry = (id: FormId, path: string, rest: Partial<Form> = {}): Form => ({
  id,
  path,
  schema: schemas[id],
  files: 'none',
  takesFiles: always,
  needsCaptcha: always,
  recipient: 'office',
  ...rest,
});

export const forms: Record<FormId, Form> = {
  contact: entry('contact', '/team-chat'),
  subscribe: entry('subscribe', '/team-chat'),
  career: entry('career', '/career-apply', { files: 'required' }),
  order: entry('order', '/develop-web-request', { recipient: 'sales' }),
  quote: entry('quote', '/free-quote-request', {
    files: 'some',
    takesFiles: aboutWeb,
    needsCaptcha: onContactPage,
    recipient: 'sales',
  }),
};

export const isFormId = (value: unknown): value is FormId =>
  typeof value === 'string' && Object.hasOwn(forms, value);

/** The addresses of all forms, each once. */
export const FORM_PATHS = [...new Set(Object.values(forms).map(({ path }) => path))];
