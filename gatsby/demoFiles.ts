import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { demoAddress } from '../src/lib/demo';

/** Whether a demo of the site itself is among the files that are copied as they are. */
export const isDemoFile = (address: string): boolean => {
  const { pathname } = new URL(address, 'http://site.invalid');
  try {
    return existsSync(join('static', decodeURI(pathname), pathname.endsWith('/') ? 'index.html' : ''));
  } catch {
    // An escape that stands for no letter: no file of ours is called like that.
    return false;
  }
};

/**
 * The address of the demo that a layout's frame shows; null where it has none, where it may not be shown (src/lib/demo.ts),
 * and where the site itself does not have it: nothing leads to a page that is not there.
 */
export const shownDemo = (written: string | null | undefined, isThere = isDemoFile): string | null => {
  const address = demoAddress(written);
  if (!address?.startsWith('/')) return address;
  return isThere(address) ? address : null;
};
