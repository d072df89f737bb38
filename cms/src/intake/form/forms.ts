/** The forms as the intake takes them, made from their definitions. */
import { type Fields, type FormId, holds } from '../../forms/definition';
import { forms as definitions, formPaths } from '../../forms/forms';
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
  /** Whether files that come with these fields are looked at; otherwise they are left out. */
  takesFiles: (values: Record<string, unknown>) => boolean;
  /** Whether a submission with these fields needs a solved captcha. */
  needsCaptcha: (values: Record<string, unknown>) => boolean;
  /** Which of the recipients of the settings gets the e-mail. */
  recipient: 'office' | 'sales';
}

const formOf = (id: FormId): Form => {
  const { path, fields, files, noCaptcha, recipient } = definitions[id];
  return {
    id,
    path: `/${path}`,
    fields,
    schema: schemaOf(fields),
    files: files ? (files.optional ? 'some' : 'required') : 'none',
    takesFiles: (values) => holds(files?.when, values),
    needsCaptcha: (values) => !noCaptcha || !holds(noCaptcha, values),
    recipient,
  };
};

export const forms = Object.fromEntries(
  Object.keys(definitions).map((id) => [id, formOf(id as FormId)]),
) as Record<FormId, Form>;

/** The addresses of all forms, each once. */
export const FORM_PATHS = formPaths.map((path) => `/${path}`);
