/** What pages tell those who read them by schema.org, held to what Google asks for. */
import { eachOf } from '../support/document';
import { siteUrl } from '../support/stack';
import type { PageFacts } from './facts';
import { factsOfAll } from './pages';

type Thing = Readonly<Record<string, unknown>>;

const all = factsOfAll();

const graphOf = ({ structured: [data = '{}'] }: PageFacts): readonly Thing[] =>
  (JSON.parse(data) as { '@graph'?: readonly Thing[] })['@graph'] ?? [];
const thingsOf = (type: string, page: PageFacts): readonly Thing[] =>
  graphOf(page).filter((thing) => thing['@type'] === type);

/** Pages for which `problem` finds something, as `address: problem`. */
const problems = (pages: readonly PageFacts[], problem: (page: PageFacts) => string | undefined) =>
  pages.flatMap((page) => {
    const found = problem(page);
    return found ? [`${page.url}: ${found}`] : [];
  });

const lacking = (thing: Thing | undefined, fields: readonly string[]): string | undefined =>
  fields.find((field) => thing?.[field] === undefined || thing[field] === '');

/** Every address in a text of structured data. */
const addressesIn = (data: string): readonly string[] =>
  [...data.matchAll(/"(?:item|url|logo|image)":"([^"#]*)/g)].map(([, address = '']) => address);

test('every page tells whose it is, of which site, and the way to it, once each', () => {
  expect(problems(all, ({ structured }) => (structured.length === 1 ? undefined : 'scripts'))).toEqual([]);
  const types = ['Organization', 'WebSite', 'BreadcrumbList'];
  const wrong = problems(all, (page) => types.find((type) => thingsOf(type, page).length !== 1));
  expect(wrong).toEqual([]);
  for (const page of all) {
    const [organization] = thingsOf('Organization', page);
    expect(lacking(organization, ['@id', 'name', 'url', 'logo'])).toBeUndefined();
    expect(lacking(thingsOf('WebSite', page)[0], ['name', 'url', 'publisher'])).toBeUndefined();
  }
});

test('a breadcrumb begins at home, ends with the page, and counts its items', () => {
  interface Item {
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }
  const wrong = problems(all, (page) => {
    const items = (thingsOf('BreadcrumbList', page)[0]?.itemListElement ?? []) as readonly Item[];
    if (items.some(({ position, name }, index) => position !== index + 1 || !name)) return 'items';
    const home = `${siteUrl}${new URL(page.url).pathname.slice(0, 4)}`;
    if (items[0]?.item !== home) return `from ${items[0]?.item}`;
    return items.at(-1)?.item === page.canonical ? undefined : `to ${items.at(-1)?.item}`;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['templates-blog-post', 'BlogPosting', ['headline', 'image', 'datePublished', 'author', 'publisher']],
  ['pages-career', 'JobPosting', ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']],
  ['templates-service', 'Service', ['name', 'description', 'provider']],
  ['templates-location', 'LocalBusiness', ['name', 'address', 'telephone', 'url']],
  ['templates-collection', 'Product', ['name', 'description', 'image', 'offers']],
] as const)('every page of the kind %s is a %s with what that needs', (kind, type, fields) => {
  const pages = all.filter((page) => page.kind === kind);
  expect(pages.length).toBeGreaterThan(0);
  const wrong = problems(pages, (page) => {
    const things = thingsOf(type, page);
    if (things.length === 0) return 'none';
    return things.map((thing) => lacking(thing, fields)).find((field) => field !== undefined);
  });
  expect(wrong).toEqual([]);
});

test('an offer has a price and its currency', () => {
  const offers = all.flatMap((page) => thingsOf('Product', page)).map(({ offers }) => offers as Thing);
  expect(
    offers.filter(({ price, priceCurrency }) => !(Number(price) > 0) || priceCurrency !== 'VND'),
  ).toEqual([]);
});

test('whatever structured data leads to is there', async () => {
  const addresses = new Set(all.flatMap(({ structured }) => structured.flatMap(addressesIn)));
  const own = [...addresses].filter((address) => address.startsWith(`${siteUrl}/`));
  expect(own).toHaveLength(addresses.size);
  const missing: string[] = [];
  await eachOf(
    own.filter((address) => !address.endsWith('/404/')),
    async (address) => {
      const answer = await fetch(address, { method: 'HEAD' });
      if (answer.status !== 200) missing.push(address);
    },
  );
  expect(missing).toEqual([]);
});
