import type { Core } from '@strapi/strapi';

import { blogDrawings, createBlog } from './blog';
import { catalogueDrawings, createCatalogue } from './catalogue';
import { createEntries } from './entries';
import { readSeed } from './readSeed';
import { createShowcases, showcaseDrawings } from './showcases';
import { addToLibrary, storePictures } from './storePictures';

/**
 * Creates the whole sample content of a folder, or nothing: the entries are written in one transaction. (A picture that
 * was drawn before a failure is drawn over at the next start.)
 *
 * @param done runs in the same transaction.
 */
export const createContent = async (
  strapi: Core.Strapi,
  folder: string,
  done: () => Promise<void>,
): Promise<void> => {
  const seed = readSeed(folder);
  const drawings = [...blogDrawings(seed), ...showcaseDrawings(seed), ...catalogueDrawings(seed)];
  strapi.log.info(`Sample content: drawing ${drawings.length} pictures …`);
  const files = await storePictures(strapi, drawings);

  strapi.log.info('Sample content: writing the entries …');
  await strapi.db.transaction(async () => {
    const picture = await addToLibrary(strapi, files);
    await createBlog(strapi, seed, picture);
    await createShowcases(strapi, seed, picture);
    await createCatalogue(strapi, seed, picture);
    await createEntries(strapi, seed.entries);
    await done();
  });
};
