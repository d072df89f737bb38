import { isLanguage, toLocale, type Language } from '../../src/i18n/locales';
import { readCompounds } from './compounds';
import { joiner } from './join';
import { joinNumbers } from './numbers';

const join = joiner(readCompounds());

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, a list of texts, or one in both languages, as it is set in lines on the pages of a language. */
export const typeset = (value: unknown, language: Language | undefined): unknown => {
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, text]) => [key, typeset(text, isLanguage(key) ? key : language)]),
    );
  if (language === undefined) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => typeset(one, language));
  if (typeof value !== 'string') return value;
  return joinNumbers(language === 'vn' ? join(value) : value);
};

/** Characters: what is longer describes a picture or a film. */
const longestLabel = 60;

/** Names, headings, questions and what buttons say; what ends like a sentence is running text. */
const isLabel = (text: string): boolean => text.length <= longestLabel && !/[.!…:]$/.test(text);

/** The strings of a namespace as JSON, their labels as they are set in lines. */
export const typesetStrings = (data: string, language: Language | undefined): string =>
  language === 'vn'
    ? JSON.stringify(
        JSON.parse(data, (_key, value: unknown) =>
          typeof value === 'string' && isLabel(value) ? typeset(value, language) : value,
        ),
      )
    : data;

/** The language that a node says it is in: by `language`, `locale`, or, a text in Markdown, by its place. */
export const languageOf = (node: unknown): Language | undefined => {
  if (!isRecord(node)) return undefined;
  const { language, locale, fields } = node;
  if (isLanguage(language)) return language;
  if (typeof locale === 'string') return locale === toLocale('vn') ? 'vn' : 'en';
  return isRecord(fields) ? languageOf(fields) : undefined;
};
