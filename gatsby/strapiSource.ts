import type { PluginRef } from 'gatsby';

import { buildEnv } from './env';

/** A published entry of every locale; relations carry the locale, which is part of a node's id (see patches/). */
const localised = (singularName: string, populate: object) => ({
  singularName,
  queryParams: { populate },
  pluginOptions: { i18n: { locale: '*' } },
});

const media = { fields: ['url', 'alternativeText', 'width', 'height', 'mime', 'updatedAt', 'createdAt'] };
const localeOnly = { fields: ['documentId', 'locale', 'title'] };
const entry = { fields: ['documentId', 'title'] };
const seo = { populate: { metaImage: media } };

/** What a build reads from the CMS; one line per type, `gatsby/schema.ts` declares the same. */
export const strapiSource = (): PluginRef => {
  const { strapiUrl, strapiToken } = buildEnv();
  return {
    resolve: 'gatsby-source-strapi',
    options: {
      apiURL: strapiUrl,
      accessToken: strapiToken,
      maxParallelRequests: 5,
      collectionTypes: [
        localised('dicom-blog', {
          titleImage: media,
          categories: localeOnly,
          tags: localeOnly,
          user: { fields: ['documentId', 'firstName'] },
        }),
        localised('blog-category', {}),
        localised('blog-tag', {}),
        { singularName: 'author', queryParams: { populate: { avatar: media } } },
        { singularName: 'showcase', queryParams: { populate: { thumbnail: media, images: media } } },
        {
          singularName: 'collection',
          queryParams: {
            populate: {
              thumbnail: media,
              seo,
              layouts: { populate: { thumbnail: media, full_image: media } },
              categories: entry,
              tags: entry,
            },
          },
        },
        { singularName: 'collection-category', queryParams: {} },
        { singularName: 'collection-tag', queryParams: {} },
        { singularName: 'option-group', queryParams: { populate: { options: entry } } },
        { singularName: 'option', queryParams: {} },
      ],
      singleTypes: [
        { singularName: 'collection-page', queryParams: { populate: { seo, group_options: entry } } },
      ],
    },
  };
};
