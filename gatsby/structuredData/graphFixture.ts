import { localeData, siteSettings } from '../../jest/content';
import { env } from '../../src/config/env';
import { alternatesOfPath } from '../../src/i18n/alternates';
import type { Language } from '../../src/i18n/locales';
import { renderedPage, type Site } from './page';
import { structuredData } from './structuredData';

export const site = siteSettings as unknown as Site;
export const agency = { '@id': `${env.siteUrl}/#organization` };
export const text = (title: string) => ({ text: { frontmatter: { title } } });

interface Options {
  readonly language?: Language;
  readonly path?: string;
  readonly data?: object;
  readonly context?: object;
}

export const pageOf = (
  kind: string,
  { language = 'en', path = '/a/', data = text('Title'), context }: Options = {},
) =>
  renderedPage({
    componentChunkName: `component---src-${kind}-tsx`,
    result: {
      data: { locales: localeData(language), ...data },
      pageContext: { language, alternates: alternatesOfPath(path), ...context },
    },
  });

/** The structured data of a page of a kind, as it stands in the page. */
export const scriptOf = (...args: Parameters<typeof pageOf>) => {
  const page = pageOf(...args);
  return page && structuredData(page, site);
};

type Thing = Readonly<Record<string, unknown>>;

export const graphOf = (...args: Parameters<typeof scriptOf>): readonly Thing[] =>
  (JSON.parse(scriptOf(...args) ?? '') as { '@graph': readonly Thing[] })['@graph'];
export const thingsOf = (type: string, ...args: Parameters<typeof scriptOf>) =>
  graphOf(...args).filter((thing) => thing['@type'] === type);
/** The way to a page, as `position name path`. */
export const crumbsOf = (...args: Parameters<typeof scriptOf>) =>
  thingsOf('BreadcrumbList', ...args).flatMap(({ itemListElement }) =>
    (itemListElement as { position: number; name: string; item: string }[]).map(
      ({ position, name, item }) => `${position} ${name} ${item.replace(env.siteUrl, '')}`,
    ),
  );
