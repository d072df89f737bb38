import type { Language } from './locales';

const oneYear = 365 * 24 * 60 * 60;

/**
 * Remembers the visitor's own choice for a year. The server reads the cookie at the bare addresses, where the
 * choice wins over every detection (decisions, 'detection').
 */
export const rememberLanguage = (language: Language): void => {
  document.cookie = `saola-language=${language}; path=/; max-age=${oneYear}; samesite=lax`;
};
