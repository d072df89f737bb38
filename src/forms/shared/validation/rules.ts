import { array, mixed, string, type TestContext } from 'yup';

import { emailRule, fileTypes, formLimits } from '../../../config/formLimits';

// The rules that forms share (docs/specification/forms.md, 'Shared rules'). Their messages are the codes of the
// intake; what a visitor reads is in content/locales. Each rule answers with one code, so that both sides name the
// same one.

const trimmed = () => string().transform((value: string | undefined) => value?.trim());

/** Runs of whitespace are one space; 6 to 200 characters. */
const nameRule = () =>
  string()
    .transform((value: string | undefined) => value?.replace(/\s+/g, ' ').trim())
    .required('required')
    .min(formLimits.name.min, 'min')
    .max(formLimits.name.max, 'max');

export const emailField = () =>
  trimmed()
    .required('required')
    .test('email', (value: string | undefined, { createError }: TestContext) => {
      if (!value) return true;
      if (value.length > formLimits.email) return createError({ message: 'max' });
      return emailRule.test(value) || createError({ message: 'pattern' });
    });

/** 6 to 12 digits and nothing else: other characters are named before a wrong number of them. */
const phoneRule = () =>
  trimmed()
    .required('required')
    .test('phone', (value: string | undefined, { createError }: TestContext) => {
      if (!value) return true;
      if (!/^\d+$/.test(value)) return createError({ message: 'digits' });
      const { min, max } = formLimits.phone;
      return (value.length >= min && value.length <= max) || createError({ message: 'length' });
    });

export const messageRule = () => trimmed().required('required').max(formLimits.message, 'max');

/** One of a few. */
export const optionRule = (options: readonly string[]) =>
  string().required('required').oneOf(options, 'option');

/** Who writes. What PhoneField sets of the country is the intake's to check. */
export const personRules = () => ({
  name: nameRule(),
  email: emailField(),
  phone: phoneRule(),
  countryCode: string(),
  countryName: string(),
});

/** What a rule needs to know of a file. */
interface NamedFile {
  readonly name: string;
  readonly size: number;
}

const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** At most two, pdf, doc or docx, 10 MB each. What is in them is the intake's to check. */
export const filesRule = () =>
  array()
    .of(mixed<NamedFile>().defined())
    .test('files', (files: readonly NamedFile[] | undefined, { createError }: TestContext) => {
      if (!files) return true;
      if (files.length > formLimits.files) return createError({ message: 'count' });
      const known: readonly string[] = fileTypes;
      if (files.some(({ name }) => !known.includes(extensionOf(name))))
        return createError({ message: 'type' });
      return files.every(({ size }) => size <= formLimits.file) || createError({ message: 'size' });
    });
