import { siteUrl } from './stack';

/** One entry of the sitemap: its address, its hreflang links, and when it was last changed where that is known. */
export interface SitemapEntry {
  readonly url: string;
  readonly links: ReadonlyMap<string, string>;
  readonly lastmod: string | undefined;
}

const all = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([, match = '']) => match);

const read = async (url: string): Promise<string> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer.text();
};

const linksOf = (entry: string): ReadonlyMap<string, string> =>
  new Map(
    all(entry, /<xhtml:link ([^>]*)\/>/g).map((attributes) => [
      /hreflang="([^"]*)"/.exec(attributes)?.[1] ?? '',
      /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    ]),
  );

/** Every page the site wants to be found. */
export const readSitemap = async (): Promise<SitemapEntry[]> => {
  const parts = all(await read(`${siteUrl}/sitemap-index.xml`), /<loc>([^<]*)<\/loc>/g);
  const entries = await Promise.all(parts.map(async (part) => all(await read(part), /<url>(.*?)<\/url>/gs)));
  return entries.flat().map((entry) => ({
    url: all(entry, /<loc>([^<]*)<\/loc>/g)[0] ?? '',
    links: linksOf(entry),
    lastmod: all(entry, /<lastmod>([^<]*)<\/lastmod>/g)[0],
  }));
};
