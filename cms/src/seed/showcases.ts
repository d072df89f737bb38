import type { Core } from '@strapi/strapi';

import { range } from './draw/shapes';
import { type Drawing, showcasePicture } from './draw/pictures';
import type { Seed } from './readSeed';
import type { PictureIds } from './storePictures';

export const showcaseDrawings = ({ showcases }: Seed): Drawing[] =>
  showcases.flatMap((showcase) =>
    range(showcase.images + 1).map((index) => showcasePicture({ ...showcase, index })),
  );

/** Creates the showcases, in the order of the file. */
export const createShowcases = async (
  strapi: Core.Strapi,
  seed: Seed,
  picture: PictureIds,
): Promise<void> => {
  for (const { images, ...showcase } of seed.showcases) {
    const [thumbnail, ...others] = range(images + 1).map((index) =>
      picture(`showcase-${showcase.slug}-${index}`),
    );
    const data = { ...showcase, thumbnail, images: others };
    await strapi.documents('api::showcase.showcase').create({ status: 'published', data });
  }
};
