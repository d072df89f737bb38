import en from '../../content/locales/en/blog.json';
import vn from '../../content/locales/vn/blog.json';
import { defaultLanguage, languages, toLocale } from '../../src/i18n/locales';

const strings = { en, vn } as const;

/**
 * What the blog says, in the language of a text.
 *
 * @param locale of the text; a text of an entry that all languages share has none, and is shown in both: no words may be added to it
 */
export const blogStrings = (locale: string | null): typeof en | typeof vn | undefined =>
  locale === null
    ? undefined
    : strings[languages.find((each) => toLocale(each) === locale) ?? defaultLanguage];
