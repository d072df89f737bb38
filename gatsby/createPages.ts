import type { GatsbyNode } from 'gatsby';

import { createBannerPages } from './pages/banners';
import { createBlogPages } from './pages/blog';
import { createBlogIndexPages } from './pages/blogIndex';
import { createBlogFeedPages } from './pages/blogFeeds';
import { createCataloguePages } from './pages/catalogue';
import { createCatalogueIndexPage } from './pages/catalogueIndex';
import { createCatalogueLists } from './pages/catalogueLists';
import { createContentPages } from './pages/content';
import { createLatestPages } from './pages/latest';
import { createOldAddresses } from './pages/oldAddresses';
import { createPortfolioPages } from './pages/portfolio';
import { createRedirects } from './pages/redirects';
import { createShowcasePages } from './pages/showcases';

/** Every page that has no file in src/pages, one file per area. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  createLatestPages(args);
  createCatalogueIndexPage(args);
  createBlogIndexPages(args);
  createBlogFeedPages(args);
  await createBlogPages(args);
  await createShowcasePages(args);
  await createCataloguePages(args);
  await createCatalogueLists(args);
  await createContentPages(args);
  await createPortfolioPages(args);
  await createBannerPages(args);
  createRedirects(args);
  await createOldAddresses(args);
};
