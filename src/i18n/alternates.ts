import { defaultLanguage, languages, type Language } from './locales';

/** Site-relative address of one page per language it exists in, e.g. `{ en: '/en/blog/', vn: '/vn/blog/' }`. */
export type Alternates = Partial<Record<Language, string>>;

/** `/blog/` → `/vn/blog/`. */
export const withLanguage = (language: Language, path: string): string => `/${language}${path}`;

/** A page that has the same address under every prefix. */
export const alternatesOfPath = (path: string): Alternates =>
  Object.fromEntries(languages.map((language) => [language, withLanguage(language, path)]));

/**
 * The address without a language, from which the server sends a visitor on
 * (docs/specification/addresses.md, 'Bare addresses').
 */
export const bareAddress = (alternates: Alternates): string | undefined =>
  (alternates[defaultLanguage] ?? Object.values(alternates)[0])?.replace(/^\/[a-z]+\//, '/');
