/** Address prefixes and interface languages, the default one first (docs/specification/addresses.md, 'Languages'). */
export const languages = ['en', 'vn'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** BCP 47 tag per language: for `<html lang>`, hreflang and every call to the CMS. */
const localeOf = { en: 'en', vn: 'vi' } as const;

export type Locale = (typeof localeOf)[Language];

/** `vn` is an address segment only: everything outside the address says `vi`. */
export const toLocale = (language: Language): Locale => localeOf[language];

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);
