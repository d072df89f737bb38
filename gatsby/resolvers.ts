import type { GatsbyNode } from 'gatsby';

interface Models {
  readonly nodeModel: {
    findAll: (query: object) => Promise<{ totalCount: () => Promise<number> }>;
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

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    STRAPI_BLOG_CATEGORY: { postCount: postCount('categories') },
    STRAPI_BLOG_TAG: { postCount: postCount('tags') },
  });
};
