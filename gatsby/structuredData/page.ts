import { env } from '../../src/config/env';
import { withLanguage, type Alternates } from '../../src/i18n/alternates';
import type { Language } from '../../src/i18n/locales';
import type { LocaleData } from '../../src/i18n/translator';
import type { TitledContext } from '../../src/lib/pageTitle';

/** A page as it is rendered. */
export interface RenderedPage {
  /** Name of the file that makes it: `pages-career`, `templates-blog-post`. */
  readonly kind: string;
  readonly context: TitledContext & {
    readonly language: Language;
    readonly alternates: Alternates;
    readonly canonical?: string;
    readonly noindex?: boolean;
    /** Of a service or a banner. */
    readonly slug?: string | null;
  };
  /** What its query found: of which type, its kind says. */
  readonly data: { readonly locales: LocaleData };
}

type Localised = Readonly<Record<Language, string>>;

export interface Office {
  readonly key: string;
  readonly status: string;
  readonly city: Localised;
  readonly address: Localised;
  /** ISO 3166. */
  readonly country: string;
  readonly phone?: string;
}

/** What is told of content/site.yml. */
export interface Site {
  readonly name: string;
  readonly keywords: Localised;
  readonly twitter: string;
  readonly phones: { readonly au: string; readonly vn: string };
  readonly emails: { readonly hello: string };
  readonly offices: readonly Office[];
  readonly social: readonly { readonly url: string }[];
}

/** The whole address of a page of the same language, by its path without one. */
export const addressOf = ({ context }: RenderedPage, path: string): string =>
  `${env.siteUrl}${withLanguage(context.language, path)}`;

/** Where a page is found. */
export const ownAddress = ({ context }: RenderedPage): string =>
  `${env.siteUrl}${context.canonical ?? context.alternates[context.language] ?? ''}`;

/** Stands for the agency, which the graph of each page describes. */
export const agency = { '@id': `${env.siteUrl}/#organization` };

/** A page as Gatsby hands it over while it renders it. */
export interface PageData {
  readonly componentChunkName: string;
  readonly result: {
    readonly data?: Partial<RenderedPage['data']>;
    readonly pageContext: RenderedPage['context'];
  };
}

/** @returns undefined for a page that nobody sees: it has not the words of the shell */
export const renderedPage = ({ componentChunkName, result }: PageData): RenderedPage | undefined => {
  const { data, pageContext } = result;
  const locales = data?.locales;
  if (!locales?.edges.some(({ node }) => node.ns === 'shell')) return undefined;
  const kind = componentChunkName.replace(/^component---src-/, '').replace(/-tsx$/, '');
  return { kind, context: pageContext, data: { ...data, locales } };
};
