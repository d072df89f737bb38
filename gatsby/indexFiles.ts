import { createHash } from 'node:crypto';
import { linkSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A few letters that follow from a text. */
export const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** Part of the address of a thumbnail, from the one that Gatsby made: its folder says which bytes it was made of. */
export const pictureOf = (made: string | undefined): string | null =>
  made === undefined ? null : hashOf(made, 5);

/** What the query of a page found, as Gatsby wrote it below `publicDir`. */
export const readPageData = async <Data>(publicDir: string, path: string): Promise<Data> => {
  const file = join(publicDir, 'page-data', path, 'page-data.json');
  const { result } = JSON.parse(await readFile(file, 'utf8')) as { result: { data: Data } };
  return result.data;
};

/**
 * Writes a file unless it has this text already.
 *
 * @returns whether it was written
 */
export const keepFile = async (file: string, text: string): Promise<boolean> => {
  if (text === (await readFile(file, 'utf8').catch(() => undefined))) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
};

/**
 * Has these thumbnails in a folder, and no others.
 *
 * @param folder its address
 * @param wanted by their addresses, which follow from an index, those that Gatsby made
 */
export const placeThumbnails = async (
  publicDir: string,
  folder: string,
  wanted: ReadonlyMap<string, string>,
): Promise<void> => {
  const place = join(publicDir, folder);
  await mkdir(place, { recursive: true });
  const there = new Set(await readdir(place));
  for (const [address, made] of wanted) {
    const name = address.slice(address.lastIndexOf('/') + 1);
    if (!there.delete(name)) linkSync(join(publicDir, made), join(publicDir, address));
  }
  for (const name of there) if (name.endsWith('.webp')) await rm(join(place, name));
};
