import { array, mixed, string, type StringSchema, type TestContext } from 'yup';

import type { Form, Phone, VietnamesePhone, Written } from '../../../../cms/src/forms/definition';
import {
  anyEmailRule,
  digitsOf,
  emailRule,
  filesOf,
  formLimits,
  vietnamesePhoneRule,
  visible,
} from '../../../../cms/src/forms/limits';

// The rules of fields by their kind (docs/specification/forms.md, 'Shared rules'). Their messages are the codes of the
// intake; what a visitor reads is in the locale files. Each rule answers with one code, so that both sides name the
// same one.

type Rule = StringSchema<string | undefined>;

const trimmed = (): Rule => string().transform((value: string | undefined) => value?.trim());

const digits = (): Rule => string().transform((value: string | undefined) => value && digitsOf(value));

/** A text in which something can be seen. */
const lines = (): Rule => trimmed().transform((value?: string) => value && visible(value));

/** Runs of whitespace are one space. */
const line = (): Rule =>
  string().transform((value: string | undefined) => value && visible(value.replace(/\s+/g, ' ').trim()));

const asked = (rule: Rule, optional?: true): Rule =>
  optional ? rule.transform((value?: string) => value || undefined) : rule.required('required');

const emailCode =
  (rule: RegExp) =>
  (value: string): string | undefined => {
    if (value.length > formLimits.email) return 'max';
    return rule.test(value) ? undefined : 'pattern';
  };

/** Digits and nothing else: other characters are named before a wrong number of them. */
const phoneCode = (value: string): string | undefined => {
  if (!/^\d+$/.test(value)) return 'digits';
  const { min, max } = formLimits.phone;
  return value.length >= min && value.length <= max ? undefined : 'length';
};

/** A test that names the code itself. */
const coded =
  (codeOf: (value: string) => string | undefined) =>
  (value: string | undefined, { createError }: TestContext) => {
    const code = value && codeOf(value);
    return code ? createError({ message: code }) : true;
  };

const { name, line: lineMax, text: textMax } = formLimits;

export const rules = {
  name: ({ optional, min = name.min }: Written) =>
    asked(line(), optional)
      .min(typeof min === 'number' ? min : name.min, 'min')
      .max(name.max, 'max'),
  email: ({ optional, anyAddress }: Written) =>
    asked(trimmed(), optional).test('email', coded(emailCode(anyAddress ? anyEmailRule : emailRule))),
  phone: ({ optional }: Phone) => asked(trimmed(), optional).test('phone', coded(phoneCode)),
  vietnamesePhone: ({ optional }: VietnamesePhone) =>
    asked(digits(), optional).test(
      'pattern',
      'pattern',
      (value) => !value || vietnamesePhoneRule.test(value),
    ),
  line: ({ optional }: Written) => asked(line(), optional).max(lineMax, 'max'),
  text: ({ optional }: Written) => asked(lines(), optional).max(textMax, 'max'),
  /** One of a few. */
  choice: (values: readonly string[], optional?: true) =>
    asked(string(), optional).test('option', 'option', (value) => !value || values.includes(value)),
};

/** What a rule needs to know of a file. */
interface NamedFile {
  readonly name: string;
  readonly size: number;
}

const extensionOf = (file: string) => /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';

/** As many as the form takes, of its types, 10 MB each. What is in them is the intake's to check. */
export const filesRule = (files: NonNullable<Form['files']>) => {
  const { types, most } = filesOf(files);
  const known: readonly string[] = types;
  return array()
    .of(mixed<NamedFile>().defined())
    .test('files', (chosen: readonly NamedFile[] | undefined, { createError }: TestContext) => {
      if (!chosen) return true;
      if (chosen.length > most) return createError({ message: 'count' });
      if (chosen.some((file) => !known.includes(extensionOf(file.name))))
        return createError({ message: 'type' });
      return chosen.every(({ size }) => size <= formLimits.file) || createError({ message: 'size' });
    });
};
