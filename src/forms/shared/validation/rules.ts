import { array, mixed, string, type StringSchema, type TestContext } from 'yup';

import { emailRule, fileTypes, formLimits, visible } from '../../../../cms/src/forms/limits';

// The rules of fields by their kind (docs/specification/forms.md, 'Shared rules'). Their messages are the codes of the
// intake; what a visitor reads is in the locale files. Each rule answers with one code, so that both sides name the
// same one.

type Rule = StringSchema<string | undefined>;

const trimmed = (): Rule => string().transform((value: string | undefined) => value?.trim());

/** A text in which something can be seen. */
const lines = (): Rule => trimmed().transform((value?: string) => value && visible(value));

/** Runs of whitespace are one space. */
const line = (): Rule =>
  string().transform((value: string | undefined) => value && visible(value.replace(/\s+/g, ' ').trim()));

const asked = (rule: Rule, optional?: true): Rule =>
  optional ? rule.transform((value?: string) => value || undefined) : rule.required('required');

const emailCode = (value: string): string | undefined => {
  if (value.length > formLimits.email) return 'max';
  return emailRule.test(value) ? undefined : 'pattern';
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
  name: (optional?: true) => asked(line(), optional).min(name.min, 'min').max(name.max, 'max'),
  email: (optional?: true) => asked(trimmed(), optional).test('email', coded(emailCode)),
  phone: (optional?: true) => asked(trimmed(), optional).test('phone', coded(phoneCode)),
  line: (optional?: true) => asked(line(), optional).max(lineMax, 'max'),
  text: (optional?: true) => asked(lines(), optional).max(textMax, 'max'),
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

/** At most two, pdf, doc or docx, 10 MB each. What is in them is the intake's to check. */
export const filesRule = () =>
  array()
    .of(mixed<NamedFile>().defined())
    .test('files', (files: readonly NamedFile[] | undefined, { createError }: TestContext) => {
      if (!files) return true;
      if (files.length > formLimits.files) return createError({ message: 'count' });
      const known: readonly string[] = fileTypes;
      if (files.some((file) => !known.includes(extensionOf(file.name))))
        return createError({ message: 'type' });
      return files.every(({ size }) => size <= formLimits.file) || createError({ message: 'size' });
    });
