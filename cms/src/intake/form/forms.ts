/** The forms as the intake takes them, made from their definitions. */
import { type Fields, type Form as Definition, type FormId, holds } from '../../forms/definition';
import { forms as definitions, formPaths } from '../../forms/forms';
import { filesOf, type FileType } from '../../forms/limits';
import { schemaOf } from './schemas';

export { isFormId } from '../../forms/forms';
export type { FormId };

/** The checked fields of a submission. */
export type Values = Record<string, string>;

export interface Form {
  id: FormId;
  /** The address below the base of the API. */
  path: string;
  fields: Fields;
  schema: ReturnType<typeof schemaOf>;
  /** What the form takes: no files, files, or at least one. */
  files: 'none' | 'some' | 'required';
  /** Of which types its files may be, and how many. */
  fileTypes: readonly FileType[];
  mostFiles: number;
  /** How the site's browser sends it. */
  sentAs: Definition['sentAs'];
  /** Whether files that come with these fields are looked at; otherwise they are left out. */
  takesFiles: (values: Record<string, unknown>) => boolean;
  /** Whether a submission with these fields needs a solved captcha. */
  needsCaptcha: (values: Record<string, unknown>) => boolean;
  /** Which of the recipients of the settings gets the e-mail. */
  recipient: 'office' | 'sales';
}

const formOf = (id: FormId): Form => {
  const { path, fields, files, noCaptcha, recipient, sentAs } = definitions[id];
  const { types, most } = filesOf(files ?? {});
  return {
    id,
    path: `/${path}`,
    fields,
    schema: schemaOf(fields),
    fileTypes: types,
    mostFiles: most,
    sentAs,
    files: files ? (files.optional ? 'some' : 'required') : 'none',
    takesFiles: (values) => holds(files?.when, values),
    needsCaptcha: (values) => !noCaptcha || !holds(noCaptcha, values),
    recipient,
  };
};

export const forms = Object.fromEntries(
  Object.keys(definitions).map((id) => [id, formOf(id as FormId)]),
) as Record<FormId, Form>;

/** The forms that are sent to an address. */
export const formsAt = (path: string): Form[] => Object.values(forms).filter((form) => form.path === path);

/** The addresses of all forms, each once. */
export const FORM_PATHS = formPaths.map((path) => `/${path}`);
