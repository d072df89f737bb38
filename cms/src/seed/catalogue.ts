import type { Core } from '@strapi/strapi';

import { rowsOf } from '../content/rows';
import { type Lookup, createAll } from './keys';
import type { Seed, Template } from './readSeed';
import type { Picture, PictureIds } from './storePictures';

const TEMPLATE = 'api::collection.collection';

const pictureName = (template: Template, layout?: { slug: string }): string =>
  `template-${template.slug}-${layout?.slug}`;

export const cataloguePictures = ({ templates }: Seed): Picture[] =>
  templates.flatMap((template) =>
    template.layouts.flatMap((layout) => {
      const words = `${template.title}: ${layout.title}`;
      const name = pictureName(template, layout);
      const { thumbnail, full } = layout.photographs;
      return [
        { name, data: thumbnail, alternativeText: `Ảnh thu nhỏ của mẫu ${words}` },
        { name: `${name}-full`, data: full, alternativeText: `Toàn trang của mẫu ${words}` },
      ];
    }),
  );

interface Lookups {
  category: Lookup;
  tag: Lookup;
  picture: PictureIds;
}

const createTemplate = async (strapi: Core.Strapi, template: Template, lookups: Lookups): Promise<void> => {
  const { category, tags, createdAt, seo, layouts, ...facts } = template;
  const { picture } = lookups;
  const thumbnail = picture(pictureName(template, layouts[0]));
  const data = {
    ...facts,
    categories: category.map(lookups.category),
    tags: tags.map(lookups.tag),
    thumbnail,
    seo: { ...seo, metaImage: thumbnail },
    layouts: layouts.map(({ photographs: _photographs, ...layout }) => ({
      ...layout,
      thumbnail: picture(pictureName(template, layout)),
      full_image: picture(`${pictureName(template, layout)}-full`),
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
  for (const template of seed.templates) await createTemplate(strapi, template, { category, tag, picture });

  const { seo, ...texts } = seed.cataloguePage;
  const [first] = seed.templates;
  const metaImage = first && picture(pictureName(first, first.layouts[0]));
  const data = { ...texts, seo: { ...seo, metaImage }, group_options: await createOptions(strapi, seed) };
  await strapi.documents('api::collection-page.collection-page').create({ status: 'published', data });
};
