import type { GatsbyNode } from 'gatsby';

import { isFragmentPage, writeFragments } from './fragments';
import { writeSocialCards } from './socialCards';
import { socialCardsOfPages } from './socialCardsOfPages';

/** What is made from the pages that were rendered. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType, reporter }) => {
  const changed = await writeFragments('public');
  const pages = getNodesByType('SitePage')
    .map(({ path }) => String(path))
    .filter((path) => !isFragmentPage(path));
  const name = String(getNodesByType('SiteSettings')[0]?.name);
  const { cards, drawn, removed } = await writeSocialCards(
    'public',
    await socialCardsOfPages('public', pages, name),
  );
  reporter.info(`Fragments: ${changed.length} changed`);
  reporter.info(`Social cards: ${cards} of ${pages.length} pages, ${drawn} drawn, ${removed} removed`);
};
