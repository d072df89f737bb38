import { languages } from '../src/i18n/locales';
import { blogIndexPagePath } from '../src/lib/blogIndex';
import { catalogueIndexPagePath } from '../src/lib/catalogueIndex';
import { isFeedPage } from './feeds/writeFeeds';
import { isFragmentPage } from './fragments';

const indexPages: ReadonlySet<string> = new Set([
  catalogueIndexPagePath,
  ...languages.map((language) => blogIndexPagePath(language)),
]);

/** Whether an address is that of a page that exists for what the build makes of it only: it is in no release. */
export const isUnshownPage = (path: string): boolean =>
  indexPages.has(path) || isFragmentPage(path) || isFeedPage(path);
