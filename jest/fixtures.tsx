import { render, type RenderResult } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { I18nextContext, I18nextProvider } from 'gatsby-plugin-react-i18next';
import { createInstance, type i18n } from 'i18next';
import { useState, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { alternatesOfPath } from '../src/i18n/alternates';
import { defaultLanguage, languages, toLocale, type Language } from '../src/i18n/locales';
import type { PageContext } from '../src/types/pageContext';
import { localeData, serviceTitles, siteSettings, stringsOf } from './content';

jest.mocked(useStaticQuery).mockReturnValue({
  ...{ siteSettings, services: { nodes: serviceTitles }, siteBuildMetadata: { buildTime: '2031' } },
  locales: localeData('vn'),
});

const i18nOf = (language: Language): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: stringsOf(language) },
    interpolation: { escapeValue: false },
    returnNull: false,
    initImmediate: false,
    react: { useSuspense: false },
  });
  return instance;
};

/** The context of a page, as gatsby/localizedPage.ts writes it. */
export const contextOf = (language: Language, path: string, more?: Partial<PageContext>): PageContext => ({
  language,
  locale: toLocale(language),
  alternates: alternatesOfPath(path),
  i18n: {
    language,
    languages: [...languages],
    defaultLanguage,
    generateDefaultLanguagePage: true,
    routed: true,
    originalPath: path,
    path: `/${language}${path}`,
  },
  ...more,
});

/** A part of a page of a language: with its strings, and the settings of content/site.yml. */
export const InLanguage = ({ language, children }: { language: Language; children: ReactNode }) => {
  const [strings] = useState(() => i18nOf(language));
  return (
    <I18nextProvider i18n={strings}>
      <I18nextContext.Provider value={contextOf(language, '/').i18n}>{children}</I18nextContext.Provider>
    </I18nextProvider>
  );
};

/** Renders as on a page of a language. */
export const renderIn = (language: Language, element: ReactElement): RenderResult =>
  render(element, { wrapper: ({ children }) => <InLanguage language={language}>{children}</InLanguage> });

/** The document that a browser makes of what a `Head` renders. */
export const documentWithHead = (head: ReactElement): Document =>
  new DOMParser().parseFromString(renderToStaticMarkup(head), 'text/html');

/** Addresses of links, in their order. */
export const hrefs = (links: readonly HTMLElement[]): (string | null)[] =>
  links.map((link) => link.getAttribute('href'));

export const imageData = (src: string): IGatsbyImageData => ({
  layout: 'constrained',
  width: 640,
  height: 360,
  images: { sources: [], fallback: { src, srcSet: `${src} 640w`, sizes: '640px' } },
});

/** A picture of the CMS as queries answer it. */
export const mediaOf = (src: string, alternativeText: string | null = null) => ({
  id: src,
  alternativeText,
  localFile: { childImageSharp: { gatsbyImageData: imageData(src) } },
});

/** A text under content/ as queries answer it. */
export const textOf = (
  frontmatter: Partial<Queries.PageTextFragment['frontmatter']>,
  html: string | null = '<p>Text</p>',
): Queries.PageTextFragment => ({
  html,
  frontmatter: {
    title: 'About Us',
    heading: null,
    description: null,
    summary: null,
    subtitle: null,
    action: null,
    ...frontmatter,
  },
});
