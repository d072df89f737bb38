import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { remembered } from './remembered';

/**
 * A picture lies in a folder that is called after its original's bytes (the beginning of their digest: patches/README.md), in one
 * of its own for each size; an original that is shown as it is, in one that is called after all of them.
 */
const picture = /^static\/[0-9a-f]{8}(?:[0-9a-f]{24})?\//;
const pictureAddress = /\/(static\/[0-9a-f]{8}(?:[0-9a-f]{24})?\/[^"\\\s,&<>?#]+)/g;

/** What pages are made of: their data, and the answers that several of them share. */
const data = /^page-data\/(.*\/)?page-data\.json$|^page-data\/sq\/d\//;

/** An address as the name of its file; of one that somebody wrote into a text it may be none. */
const placeOf = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

const picturesIn = remembered(async (file: string): Promise<readonly string[]> => {
  const text = await readFile(file, 'utf8');
  return [...new Set([...text.matchAll(pictureAddress)].map(([, address = '']) => placeOf(address)))];
});

/**
 * The files without the pictures, and the sizes of pictures, that no page shows any more: Gatsby keeps what it made once for as
 * long as its cache lives.
 *
 * @param files all files below `publicDir`, by their places there
 */
export const withoutUnusedPictures = async (
  publicDir: string,
  files: readonly string[],
): Promise<readonly string[]> => {
  const used = new Set<string>();
  for (const file of files.filter((each) => data.test(each)))
    for (const place of await picturesIn(join(publicDir, file))) used.add(place);
  return files.filter((file) => !picture.test(file) || used.has(file));
};
