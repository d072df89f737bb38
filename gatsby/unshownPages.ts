import { catalogueIndexPagePath } from '../src/lib/catalogueIndex';
import { isFeedPage } from './feeds/writeFeeds';
import { isFragmentPage } from './fragments';

/** Whether an address is that of a page that exists for what the build makes of it only: it is in no release. */
export const isUnshownPage = (path: string): boolean =>
  path === catalogueIndexPagePath || isFragmentPage(path) || isFeedPage(path);
