import type { Form } from '../../../../cms/src/forms/definition';
import type { FormAnswer } from '../../../api-client/postForm';
import type { Values, Translate } from '../definition';

/** What the intake refused: its text for each field, and the value it refused. */
export interface Refusal {
  readonly texts: Values;
  readonly values: Readonly<Record<string, unknown>>;
}

interface State {
  /** Codes of the schema. */
  readonly errors: Readonly<Record<string, unknown>>;
  readonly touched: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly submitted: boolean;
  /** Whether nothing is said of a field that was left before that. */
  readonly whenSent: (name: string) => boolean;
  readonly refusal: Refusal | null;
}

/** Which fields of a form say at an attempt to send, and not before, what is wrong with them. */
export const toldWhenSent =
  ({ errorsWhenSent, fields }: Form) =>
  (name: string): boolean => {
    const field = fields[name];
    return Boolean(errorsWhenSent || (field && 'errorWhenSent' in field && field.errorWhenSent));
  };

/**
 * What is said below each field: errors show once the form has been submitted, or when a field is invalid and touched
 * (docs/specification/forms.md, 'When errors show'). What the intake refused is said until the field is changed.
 */
export const wrongFields = (
  { errors, touched, values, submitted, whenSent, refusal }: State,
  t: Translate,
): Values => {
  const own = Object.entries(errors).flatMap(([name, code]) =>
    typeof code === 'string' && (submitted || (touched[name] && !whenSent(name)))
      ? [[name, t(`errors.${name}.${code}`)] as const]
      : [],
  );
  const refused = Object.entries(refusal?.texts ?? {}).filter(
    ([name]) => values[name] === refusal?.values[name],
  );
  return Object.fromEntries([...refused, ...own]);
};

/** What is said below the fields that the intake refused. The captcha is none to be corrected: an alert asks for it. */
export const refusedTexts = (
  { errors, messages }: Extract<FormAnswer, { kind: 'refused' }>,
  t: Translate,
): Values =>
  Object.fromEntries(
    Object.keys(errors)
      .filter((name) => name !== 'captcha')
      .map((name) => [name, messages[name] ?? t('refused')]),
  );
