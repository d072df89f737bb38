import type { Choice, Country, Fallback, Phone, Told, Written } from './definition';

/** Fields that several forms have. */

/** Who writes, and how to answer. */
export const person = (preferred: Phone['preferred']) => ({
  name: { kind: 'name' } satisfies Written as Written,
  email: { kind: 'email' } satisfies Written as Written,
  phone: { kind: 'phone', preferred } satisfies Phone as Phone,
});

/** The country of the number, and its dial code, as long as nobody has chosen one. */
export const country = (code: Fallback, name: Fallback): Readonly<Record<string, Country>> => ({
  countryCode: { kind: 'dialCode', fallback: code },
  countryName: { kind: 'country', fallback: name },
});

/** The language of the page, which messages about the form are in. */
export const lang: Told = { kind: 'told', values: ['en', 'vn'], fallback: 'en' };

/** A form that speaks Vietnamese on every page, also to who sees an English one. */
export const inVietnamese: Told = { kind: 'told', values: ['vn'], fallback: 'vn' };

/** A question whose answers count from 0. Who only passes it has not left it out yet. */
export const question = (answers: number, when: Choice['when']): Choice => ({
  kind: 'choice',
  as: 'radios',
  values: Array.from({ length: answers }, (_, index) => String(index)),
  when,
  errorWhenSent: true,
});
