import type { Core } from '@strapi/strapi';

import type { Seed, Showcase } from './readSeed';
import type { Picture, PictureIds } from './storePictures';

const nameOf = ({ slug }: Showcase, index: number): string => `showcase-${slug}-${index}`;

export const showcasePictures = ({ showcases }: Seed): Picture[] =>
  showcases.flatMap((showcase) =>
    showcase.pictures.map((data, index) => ({
      name: nameOf(showcase, index),
      data,
      alternativeText: showcase.alternativeTexts[index] ?? '',
    })),
  );

/** Creates the showcases, in the order of the file. */
export const createShowcases = async (
  strapi: Core.Strapi,
  seed: Seed,
  picture: PictureIds,
): Promise<void> => {
  for (const showcase of seed.showcases) {
    const { pictures, alternativeTexts: _texts, ...facts } = showcase;
    const [thumbnail, ...images] = pictures.map((_data, index) => picture(nameOf(showcase, index)));
    const data = { ...facts, thumbnail, images };
    await strapi.documents('api::showcase.showcase').create({ status: 'published', data });
  }
};
