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
