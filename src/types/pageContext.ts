import type { Alternates } from '../i18n/alternates';
import type { Language, Locale } from '../i18n/locales';

/** What every page knows of itself; templates add what their query needs. */
export interface PageContext {
  readonly language: Language;
  readonly locale: Locale;
  readonly alternates: Alternates;
  /** Address to be found under instead of its own. */
  readonly canonical?: string;
  /** Not to be found by search engines. */
  readonly noindex?: boolean;
  readonly i18n: {
    readonly language: Language;
    readonly languages: Language[];
    readonly defaultLanguage: Language;
    readonly generateDefaultLanguagePage: boolean;
    readonly routed: boolean;
    readonly originalPath: string;
    readonly path: string;
  };
}
