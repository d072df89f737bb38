import type { CreateResolversArgs, GatsbyNode } from 'gatsby';

import { safeContent } from '../src/lib/safeContent';
import { buildEnv } from './env';
import { bringPicturesHome } from './inlinePictures';

/** The rich-text fields of the CMS, by type: all of them pass the allow-list before a page can query them. */
const htmlFields = {
  STRAPI_DICOM_BLOG: ['content'],
  STRAPI_SHOWCASE: ['description'],
  STRAPI_COLLECTION: ['short_description', 'description'],
  STRAPI_OPTION: ['description'],
} as const;

const safeHtml = (field: string, args: CreateResolversArgs) => ({
  resolve: async (source: Readonly<Record<string, unknown>>): Promise<string | null> => {
    const html = source[field];
    if (typeof html !== 'string' || html === '') return null;
    return bringPicturesHome(safeContent(html, 'html'), buildEnv().strapiUrl, args);
  },
});

interface Models {
  readonly nodeModel: {
    findAll: (query: object) => Promise<{ totalCount: () => Promise<number> }>;
  };
}

/** How many published posts of its language a category or tag has (specification part 2, section 2.4). */
const postCount = (relation: 'categories' | 'tags') => ({
  type: 'Int!',
  resolve: async (source: { documentId: string; locale: string }, _: unknown, { nodeModel }: Models) => {
    const posts = await nodeModel.findAll({
      type: 'STRAPI_DICOM_BLOG',
      query: {
        filter: {
          locale: { eq: source.locale },
          [relation]: { elemMatch: { documentId: { eq: source.documentId } } },
        },
      },
    });
    return posts.totalCount();
  },
});

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const html = Object.entries(htmlFields).map(([type, fields]) => [
    type,
    Object.fromEntries(fields.map((field) => [field, safeHtml(field, args)])),
  ]);
  args.createResolvers(Object.fromEntries(html));
  args.createResolvers({
    STRAPI_BLOG_CATEGORY: { postCount: postCount('categories') },
    STRAPI_BLOG_TAG: { postCount: postCount('tags') },
  });
};
