import { resolve } from 'node:path';

import type { CreatePagesArgs } from 'gatsby';

import type { Alternates } from '../src/i18n/alternates';
import { defaultLanguage, languages, toLocale, type Language } from '../src/i18n/locales';
import type { PageContext } from '../src/types/pageContext';

interface LocalizedPage {
  /** File in src/templates, without its ending. */
  readonly template: string;
  readonly language: Language;
  /** Where this page and its translations are; the page itself is `alternates[language]`. */
  readonly alternates: Alternates;
  /** Address of the page to be found under instead of its own, when it shows another one's content. */
  readonly canonical?: string;
  /** What the template's query needs. */
  readonly context?: Readonly<Record<string, unknown>>;
}

/**
 * Creates one page of one language. The `i18n` part of the context is what gatsby-plugin-react-i18next would
 * write; it leaves a page alone that has it, which makes room for a slug per language.
 */
export const createLocalizedPage = (
  { actions }: Pick<CreatePagesArgs, 'actions'>,
  { template, language, alternates, canonical, context }: LocalizedPage,
): void => {
  const path = alternates[language];
  if (!path) throw new Error(`A ${language} page of ${template} needs a ${language} address`);
  const pageContext: PageContext = {
    language,
    locale: toLocale(language),
    alternates,
    canonical,
    i18n: {
      language,
      languages: [...languages],
      defaultLanguage,
      generateDefaultLanguagePage: true,
      routed: true,
      originalPath: path.slice(`/${language}`.length),
      path,
    },
  };
  actions.createPage({
    path,
    component: resolve(`src/templates/${template}.tsx`),
    context: { ...pageContext, ...context },
  });
};
