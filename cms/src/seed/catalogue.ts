import type { Core } from '@strapi/strapi';

import { rowsOf } from '../content/rows';
import { tradePalette } from './draw/palette';
import { type Drawing, layoutPictures, seoPicture } from './draw/pictures';
import { type Lookup, createAll } from './keys';
import type { Seed, Template } from './readSeed';
import type { PictureIds } from './storePictures';

const TEMPLATE = 'api::collection.collection';

const tradesOf = ({ templates }: Seed): string[] => [...new Set(templates.map(({ trade }) => trade))];

const seoName = (trades: string[], trade: string): string => `templates-${trades.indexOf(trade) + 1}`;

export const catalogueDrawings = (seed: Seed): Drawing[] => {
  const trades = tradesOf(seed);
  const layouts = seed.templates.flatMap(({ slug, title, trade, layouts }) =>
    layouts.flatMap((layout, index) => {
      const palette = tradePalette(trades.indexOf(trade));
      const drawing = { key: `${slug}-${layout.slug}`, template: slug, index, palette };
      return Object.values(layoutPictures(drawing, `${title}: ${layout.title}`, layout.photographs));
    }),
  );
  return [
    ...layouts,
    ...trades.map((trade, index) => seoPicture(seoName(trades, trade), tradePalette(index))),
  ];
};

interface Lookups {
  category: Lookup;
  tag: Lookup;
  picture: PictureIds;
  trades: string[];
}

const createTemplate = async (strapi: Core.Strapi, template: Template, lookups: Lookups): Promise<void> => {
  const { trade, category, tags, createdAt, seo, layouts, ...facts } = template;
  const { picture, trades } = lookups;
  const data = {
    ...facts,
    categories: category.map(lookups.category),
    tags: tags.map(lookups.tag),
    thumbnail: picture(`template-${facts.slug}-${layouts[0]?.slug}`),
    seo: { ...seo, metaImage: picture(`seo-${seoName(trades, trade)}`) },
    layouts: layouts.map(({ photographs: _photographs, ...layout }) => ({
      ...layout,
      thumbnail: picture(`template-${facts.slug}-${layout.slug}`),
      full_image: picture(`template-${facts.slug}-${layout.slug}-full`),
    })),
  };
  const { documentId } = await strapi.documents(TEMPLATE).create({ status: 'published', data });
  // Visitors sort by it, and Strapi sets it to the present.
  await strapi.db.transaction(async ({ trx }) =>
    rowsOf(strapi, TEMPLATE, trx)
      .where({ document_id: documentId })
      .update({ created_at: new Date(createdAt) }),
  );
};

const createOptions = async (strapi: Core.Strapi, { optionGroups }: Seed): Promise<string[]> => {
  const groups: string[] = [];
  for (const { title, options } of optionGroups) {
    const option = await createAll(
      'option',
      options,
      (data) => data.title,
      (data) => strapi.documents('api::option.option').create({ data }),
    );
    const data = { title, options: options.map((item) => option(item.title)) };
    groups.push((await strapi.documents('api::option-group.option-group').create({ data })).documentId);
  }
  return groups;
};

/** Creates the templates with their categories and tags, the paid options and the texts of the catalogue page. */
export const createCatalogue = async (
  strapi: Core.Strapi,
  seed: Seed,
  picture: PictureIds,
): Promise<void> => {
  const category = await createAll(
    'template category',
    seed.templateCategories,
    ({ slug }) => slug,
    (data) =>
      strapi.documents('api::collection-category.collection-category').create({ status: 'published', data }),
  );
  const tag = await createAll(
    'template tag',
    seed.templateTags,
    ({ slug }) => slug,
    (data) => strapi.documents('api::collection-tag.collection-tag').create({ status: 'published', data }),
  );
  const trades = tradesOf(seed);
  for (const template of seed.templates)
    await createTemplate(strapi, template, { category, tag, picture, trades });

  const { seo, ...texts } = seed.cataloguePage;
  const [trade] = trades;
  const metaImage = trade === undefined ? undefined : picture(`seo-${seoName(trades, trade)}`);
  const data = { ...texts, seo: { ...seo, metaImage }, group_options: await createOptions(strapi, seed) };
  await strapi.documents('api::collection-page.collection-page').create({ status: 'published', data });
};
