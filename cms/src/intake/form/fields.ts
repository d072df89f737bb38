/**
 * The rules of single fields (docs/specification/forms.md, 'Shared rules'). The message of a rule is its code; what a
 * visitor reads is in the locale files. The order of the rules is the order in which they are told.
 */
import { string, type ISchema, type StringSchema } from 'yup';

import { anyEmailRule, digitsOf, emailRule, formLimits, vietnamesePhoneRule } from '../../forms/limits';
import type { Phone, VietnamesePhone, Written } from '../../forms/definition';
import { cleanLine, cleanLines } from './cleanText';

/** The rules of a field. */
export type Rule = ISchema<string | undefined>;

type Text = StringSchema<string | undefined>;

const line = (): Text => string().transform((value: string) => cleanLine(value));
const lines = (): Text => string().transform((value: string) => cleanLines(value));
const trimmed = (): Text => string().trim();
const digits = (): Text => string().transform((value: string) => digitsOf(value));

/** Nothing is a fault, or just nothing. */
const asked = (rule: Text, optional?: true): Text =>
  optional ? rule.transform((value?: string) => value || undefined) : rule.required('required');

/** One of the values; what is empty counts as not given. */
const among = (values: string[]): Text =>
  line().test('option', 'option', (value) => !value || values.includes(value));

/** What is empty becomes what is meant by that. */
const orElse = (rule: Text, fallback: string): Rule =>
  rule.transform((value: string) => value || fallback).default(fallback);

const { name, email, phone, line: lineMax, text: textMax } = formLimits;

export const fields = {
  name: ({ optional, min = name.min }: Written) =>
    asked(line(), optional)
      .min(typeof min === 'number' ? min : name.min, 'min')
      .max(name.max, 'max'),
  email: ({ optional, anyAddress }: Written) =>
    asked(trimmed(), optional)
      .matches(anyAddress ? anyEmailRule : emailRule, 'pattern')
      .max(email, 'max'),
  phone: ({ optional }: Phone) =>
    asked(trimmed(), optional)
      .matches(/^[0-9]+$/, 'digits')
      .matches(new RegExp(`^[0-9]{${phone.min},${phone.max}}$`), 'length'),
  vietnamesePhone: ({ optional }: VietnamesePhone) =>
    asked(digits(), optional).matches(vietnamesePhoneRule, 'pattern'),
  line: ({ optional }: Written) => asked(line(), optional).max(lineMax, 'max'),
  text: ({ optional }: Written) => asked(lines(), optional).max(textMax, 'max'),
  choice: (values: string[], optional?: true) => asked(among(values), optional),
  told: (values: string[], fallback: string) => orElse(among(values), fallback),
  /** '+' and the dial code. */
  countryCode: (fallback: string) => orElse(trimmed().matches(/^\+[0-9]{1,4}$/, 'pattern'), fallback),
  /** The code of the country in small letters. */
  countryName: (fallback: string) => orElse(trimmed().matches(/^[a-z]{2,3}$/, 'pattern'), fallback),
};
