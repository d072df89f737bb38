import type { Core } from '@strapi/strapi';

import { blogPictures, createBlog } from './blog';
import { cataloguePictures, createCatalogue } from './catalogue';
import { createEntries } from './entries';
import { readSeed } from './readSeed';
import { createShowcases, showcasePictures } from './showcases';
import { addToLibrary, fileIn, storePictures } from './storePictures';

/**
 * Creates the whole sample content of a folder, or nothing: the entries are written in one transaction. (A picture that
 * was stored before a failure is stored again at the next start.)
 *
 * @param done runs in the same transaction.
 */
export const createContent = async (
  strapi: Core.Strapi,
  folder: string,
  done: () => Promise<void>,
): Promise<void> => {
  const seed = readSeed(folder);
  const pictures = [...blogPictures(seed), ...showcasePictures(seed), ...cataloguePictures(seed)];
  strapi.log.info(`Sample content: storing ${pictures.length} pictures …`);
  const files = await storePictures(strapi, pictures);

  strapi.log.info('Sample content: writing the entries …');
  await strapi.db.transaction(async () => {
    const picture = await addToLibrary(strapi, files);
    await createBlog(strapi, seed, picture, fileIn(files));
    await createShowcases(strapi, seed, picture);
    await createCatalogue(strapi, seed, picture);
    await createEntries(strapi, seed.entries);
    await done();
  });
};
