import type { GatsbyNode } from 'gatsby';

import { writeBlogIndexes } from './blogIndex';
import { writeCatalogueIndex } from './catalogueIndex';
import { writeFeeds } from './feeds/writeFeeds';
import { writeFragments } from './fragments';
import { type BuiltPage, type Redirect, writeManifest } from './manifest';
import { writeSocialCards } from './socialCards';
import { socialCardsOfPages } from './socialCardsOfPages';
import { isUnshownPage } from './unshownPages';

/** What is made from the pages that were rendered, and at last the list of all that a release is to hold. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType, reporter, store }) => {
  const changed = await writeFragments('public');
  const index = await writeCatalogueIndex('public');
  const blog = await writeBlogIndexes('public');
  const feeds = await writeFeeds('public');
  const { pages: built, redirects } = store.getState() as {
    readonly pages: ReadonlyMap<string, BuiltPage>;
    readonly redirects: readonly Redirect[];
  };
  const pages = [...built.values()];
  const shown = pages.map(({ path }) => path).filter((path) => !isUnshownPage(path));
  const name = String(getNodesByType('SiteSettings')[0]?.name);
  const { cards, drawn, removed } = await writeSocialCards(
    'public',
    await socialCardsOfPages('public', shown, name),
  );
  reporter.info(`Fragments: ${changed.length} changed`);
  reporter.info(`Catalogue: ${index.templates} templates, the index ${index.changed ? 'changed' : 'stays'}`);
  reporter.info(`Blog: ${blog.length} indexes changed`);
  reporter.info(`Feeds: ${feeds.length} changed`);
  reporter.info(`Social cards: ${cards} of ${shown.length} pages, ${drawn} drawn, ${removed} removed`);
  const manifest = await writeManifest('public', pages, redirects);
  reporter.info(`Manifest: ${manifest.files.length} files, ${manifest.redirects.length} redirects`);
};
