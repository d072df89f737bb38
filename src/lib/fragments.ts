import { withLanguage } from '../i18n/alternates';
import type { Language } from '../i18n/locales';

/** Parts of the pages that change with every new post: they stand in a file of each language, not in the pages. */
export type FragmentPart = 'filters' | 'footer' | 'sidebar';

/** Written in by webpack (gatsby/webpack.ts): another text when a class has another name. Not there while developing. */
declare const CLASS_NAMES: string | undefined;

/**
 * The name of a part in its file. A page that came before the last release may ask for a part with classes that it
 * does not know: under this name it finds none, and keeps its link.
 */
export const partName = (part: FragmentPart): string =>
  typeof CLASS_NAMES === 'undefined' ? part : `${part}-${CLASS_NAMES}`;

/** Address of the file of a language: JSON, the HTML of each part under its name. */
export const fragmentPath = (language: Language): string => `/fragments/latest-${language}.json`;

/** Address of the page whose parts are cut out for that file (gatsby/fragments.ts); it is in no release. */
export const fragmentPagePath = (language: Language): string => withLanguage(language, '/fragments/latest/');
