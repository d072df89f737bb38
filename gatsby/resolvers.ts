import type { GatsbyNode } from 'gatsby';

interface Models {
  readonly nodeModel: {
    findAll: (query: object) => Promise<{ totalCount: () => Promise<number> }>;
    getNodesByIds: (query: object) => readonly { readonly id: string }[];
  };
}

/** How many published posts of its language a category or tag has. */
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

/**
 * Entries by their ids, in that order. A filter on all of them would ask again on every page that has one, whatever entry
 * changed; this asks again where one of these has.
 */
const byIds = (type: string) => ({
  type: `[${type}!]!`,
  args: { ids: '[String!]!' },
  resolve: (_: unknown, { ids }: { readonly ids: readonly string[] }, { nodeModel }: Models) =>
    nodeModel.getNodesByIds({ ids, type }),
});

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    Query: { blogPosts: byIds('STRAPI_DICOM_BLOG'), websiteTemplates: byIds('STRAPI_COLLECTION') },
    STRAPI_BLOG_CATEGORY: { postCount: postCount('categories') },
    STRAPI_BLOG_TAG: { postCount: postCount('tags') },
  });
};
