import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { remembered } from './remembered';

/** A picture lies in a folder that is called after its original's bytes. */
const picture = /^static\/([0-9a-f]{32})\//;
const pictureAddress = /\/static\/([0-9a-f]{32})\//g;

/** What pages are made of: their data, and the answers that several of them share. */
const data = /^page-data\/(.*\/)?page-data\.json$|^page-data\/sq\/d\//;

const picturesIn = remembered(async (file: string): Promise<readonly string[]> => {
  const text = await readFile(file, 'utf8');
  return [...new Set([...text.matchAll(pictureAddress)].map(([, digest = '']) => digest))];
});

/**
 * The files without the pictures that no page shows any more: Gatsby keeps what it made once for as long as its cache lives.
 *
 * @param files all files below `publicDir`, by their places there
 */
export const withoutUnusedPictures = async (
  publicDir: string,
  files: readonly string[],
): Promise<readonly string[]> => {
  const used = new Set<string>();
  for (const file of files.filter((each) => data.test(each)))
    for (const digest of await picturesIn(join(publicDir, file))) used.add(digest);
  return files.filter((file) => {
    const digest = picture.exec(file)?.[1];
    return digest === undefined || used.has(digest);
  });
};
