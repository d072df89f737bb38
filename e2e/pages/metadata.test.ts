import { eachOf } from '../support/document';
import { readSitemap, type SitemapEntry } from '../support/sitemap';
import { siteUrl } from '../support/stack';
import type { PageFacts } from './facts';
import { factsOfAll } from './pages';

const all = factsOfAll();
let entries: SitemapEntry[];
/** Those that search engines are led to. */
let listed: PageFacts[];

beforeAll(async () => {
  entries = await readSitemap();
  const urls = new Set(entries.map(({ url }) => url));
  listed = all.filter(({ url }) => urls.has(url));
});

/** Pages for which `problem` finds something, as `address: problem`. */
const problems = (pages: readonly PageFacts[], problem: (page: PageFacts) => string | false | undefined) =>
  pages.flatMap((page) => {
    const found = problem(page);
    return found ? [`${page.url}: ${found}`] : [];
  });

const repeated = (valueOf: (page: PageFacts) => string | undefined): string[] => {
  const seen = new Map<string, string>();
  return problems(listed, (page) => {
    const key = `${page.language} ${valueOf(page)}`;
    const earlier = seen.get(key);
    seen.set(key, page.url);
    return earlier && `same as ${earlier}`;
  });
};

test('the sitemap has the pages of both languages, and each is a page of the release', () => {
  const count = (prefix: string) => entries.filter(({ url }) => url.startsWith(`${siteUrl}${prefix}`)).length;
  expect(count('/en/')).toBeGreaterThan(150);
  expect(count('/vn/')).toBeGreaterThan(150);
  expect(count('/en/') + count('/vn/')).toBe(entries.length);
  expect(listed).toHaveLength(entries.length);
});

test('the sitemap leaves out what is not to be found', () => {
  const urls = entries.map(({ url }) => url.slice(siteUrl.length));
  for (const path of ['/en/404/', '/en/portfolio/tdholding-site/', '/vn/portfolio/wild-imports/'])
    expect(urls).not.toContain(path);
});

test('every page answers 200, the Not-found page 404', () => {
  const wanted = ({ url }: PageFacts) => (url.endsWith('/404/') ? 404 : 200);
  expect(problems(all, (page) => page.status !== wanted(page) && String(page.status))).toEqual([]);
});

test('no page has a NUL byte', () => {
  expect(problems(all, ({ html }) => html.hasNul && 'NUL')).toEqual([]);
});

test('every page says its language: en, or vi below /vn/', () => {
  const wanted = (url: string) => (url.startsWith(`${siteUrl}/vn/`) ? 'vi' : 'en');
  expect(problems(all, ({ url, language }) => language !== wanted(url) && language)).toEqual([]);
});

test('every page has one h1, and no heading leaves a level out', () => {
  expect(
    problems(all, ({ headings }) => headings.filter((level) => level === 1).length !== 1 && 'h1'),
  ).toEqual([]);
  const skips = (levels: readonly number[]) =>
    levels.find((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  expect(problems(all, ({ headings }) => skips(headings) !== undefined && headings.join(' '))).toEqual([]);
});

test("every title reads '{title} | Saola' and is unique in its language", () => {
  expect(problems(all, ({ title }) => !/^\S.* \| Saola$/.test(title) && title)).toEqual([]);
  expect(repeated(({ title }) => title)).toEqual([]);
});

test('what is not set in lines has no joined compounds: titles, descriptions, options, words of pictures', () => {
  expect(problems(all, ({ joined }) => joined.length > 0 && joined.join(' / '))).toEqual([]);
});

test('every description is there and unique in its language', () => {
  const description = ({ meta }: PageFacts) => meta.description;
  expect(problems(listed, (page) => (description(page)?.length ?? 0) < 50 && 'too short')).toEqual([]);
  expect(repeated(description)).toEqual([]);
});

test('titles and descriptions are no longer than they are shown, whoever wrote them', () => {
  expect(problems(listed, ({ meta }) => (meta.description?.length ?? 0) > 155 && 'description')).toEqual([]);
  expect(problems(all, ({ title }) => title.length > 60 && title)).toEqual([]);
});

test('every page that is to be found is its own canonical address', () => {
  expect(problems(listed, ({ url, canonical }) => canonical !== url && `canonical ${canonical}`)).toEqual([]);
});

test('every page names its translations as the sitemap does, with x-default at the bare address', () => {
  const linksOf = new Map(entries.map(({ url, links }) => [url, links]));
  const wrong = problems(listed, ({ url, alternates }) => {
    const named = [...alternates].sort().join();
    const wanted = [...(linksOf.get(url) ?? [])].map(([language, href]) => `${language} ${href}`);
    return named !== wanted.sort().join() && `${named} but ${wanted.join()}`;
  });
  expect(wrong).toEqual([]);
});

test('translations name each other', () => {
  const linksOf = new Map(entries.map(({ url, links }) => [url, links]));
  const oneSided = entries.flatMap(({ url, links }) =>
    [...links]
      .filter(([language]) => language !== 'x-default')
      .filter(([, other]) => ![...(linksOf.get(other)?.values() ?? [])].includes(url))
      .map(([, other]) => `${url} names ${other}`),
  );
  expect(oneSided).toEqual([]);
});

test('every page has Open Graph and Twitter tags with a picture that is there, and says whose it is', async () => {
  const names = [
    'og:title',
    'og:description',
    'og:url',
    'og:image',
    'og:locale',
    'twitter:card',
    'twitter:image',
    'twitter:creator',
    'keywords',
    'author',
    'publisher',
    'robots',
  ];
  expect(problems(listed, ({ meta }) => names.find((name) => !meta[name]))).toEqual([]);

  const missing: string[] = [];
  await eachOf([...new Set(listed.map(({ meta }) => meta['og:image'] ?? ''))], async (url) => {
    const answer = await fetch(url, { method: 'HEAD' });
    if (answer.status !== 200) missing.push(url);
  });
  expect(missing).toEqual([]);
});

test('a post and a showcase show their own picture where their link is shared, as JPEG, and after it the card of their title', async () => {
  const kinds = ['templates-blog-post', 'templates-showcase'];
  const pictured = listed.filter(({ kind }) => kinds.includes(kind));
  expect(pictured.length).toBeGreaterThan(56);
  // Of several of one name the last one is kept: the card.
  const pictures = pictured.map(({ meta }) => [meta['twitter:image'] ?? '', meta['og:image'] ?? '']);
  expect(pictures.filter(([own, card]) => !own?.endsWith('.jpg') || !card?.endsWith('.webp'))).toEqual([]);
  await eachOf([...new Set(pictures.map(([own = '']) => own))], async (url) => {
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });
});
