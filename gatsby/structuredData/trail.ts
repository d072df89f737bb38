import { translator } from '../../src/i18n/translator';
import { blogListPath } from '../../src/lib/blogListPath';
import { pageTitle, type TitledData } from '../../src/lib/pageTitle';
import { plain } from '../../src/lib/plain';
import { portfolioPath } from '../../src/lib/portfolioTabs';
import { addressOf, ownAddress, type RenderedPage } from './page';

/** Name and path, without the language, of a page that another one stands below. */
type Parent = readonly [name: string, path: string];

const inShell =
  (key: string, path: string) =>
  ({ data }: RenderedPage): Parent => [translator(data.locales, 'shell')(key), path];

const blog = inShell('nav.blog', blogListPath());
const portfolio = inShell('nav.portfolio', portfolioPath('all'));
const catalogue = inShell('nav.sampleWebsites', '/collection/');

/** The page between home and one of a kind, where there is one. */
const parents: Readonly<Record<string, (page: RenderedPage) => Parent | undefined>> = {
  'templates-blog-post': blog,
  'templates-blog-list': (page) => (page.context.page === undefined ? undefined : blog(page)),
  'templates-case-study': portfolio,
  'templates-portfolio': (page) =>
    page.context.alternates[page.context.language]?.endsWith(portfolioPath('all'))
      ? undefined
      : portfolio(page),
  'templates-showcase': ({ data }) => [
    translator(data.locales, 'site')('showcases.crumb'),
    '/showcases-web/',
  ],
  'templates-collection': catalogue,
  'templates-collection-preview': catalogue,
  'templates-template-list': catalogue,
  'templates-media-banners': ({ data, context }) => {
    const { offer } = data as TitledData;
    return context.slug && offer ? [offer.title, '/services/media-banners/'] : undefined;
  },
};

/** What a page is called there: a template by its own name, not by that of its layout or the one for search engines. */
const nameOf = ({ data, context }: RenderedPage): string => {
  const titled = data as TitledData;
  return titled.collection?.title ?? pageTitle(titled, context);
};

/** The way from home to a page, as its breadcrumb shows it. */
export const trailOf = (page: RenderedPage): object => {
  const home: Parent = [translator(page.data.locales, 'shell')('home'), '/'];
  const parent = parents[page.kind]?.(page);
  const above = page.kind === 'pages-index' ? [] : [home, ...(parent ? [parent] : [])];
  const own = page.kind === 'pages-index' ? home[0] : nameOf(page);
  const crumbs = [
    ...above.map(([name, path]) => ({ name: plain(name), item: addressOf(page, path) })),
    { name: plain(own), item: ownAddress(page) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
};
