import type { GatsbyNode } from 'gatsby';

import type { Locale } from '../src/i18n/locales';
import { articleOf } from './article';
import { calmCut } from './calmCut';
import { textOfHtml } from './textOfHtml';
import { typeset } from './typesetting/typeset';

interface Models {
  readonly nodeModel: {
    findOne: (query: object) => Promise<{ readonly title: string } | null>;
    findAll: (query: object) => Promise<{ totalCount: () => Promise<number> }>;
    getNodesByIds: (query: object) => readonly { readonly id: string }[];
    getNodeById: (query: object) => { readonly absolutePath: string } | null;
  };
}

interface Group {
  readonly documentId: string;
  /** Types without languages have none. */
  readonly locale?: string;
}

/** How many published entries of a type, in its own language where it has one, a category or tag has. */
const countOf = (type: string, relation: 'categories' | 'tags') => ({
  type: 'Int!',
  resolve: async ({ documentId, locale }: Group, _: unknown, { nodeModel }: Models) => {
    const filter = {
      ...(locale !== undefined && { locale: { eq: locale } }),
      [relation]: { elemMatch: { documentId: { eq: documentId } } },
    };
    return (await nodeModel.findAll({ type, query: { filter } })).totalCount();
  },
});

/** The title that a category or tag of a type has in the other language; null where it is not there. */
const titleElsewhere = (type: string) => ({
  type: 'String',
  resolve: async ({ documentId, locale }: Group, _: unknown, { nodeModel }: Models) => {
    const filter = { documentId: { eq: documentId }, locale: { ne: locale } };
    return (await nodeModel.findOne({ type, query: { filter } }))?.title ?? null;
  },
});

/** What a card says of a template: the words of its short description in one line, set in lines as Vietnamese; null where it has none. */
const summary = {
  type: 'String',
  resolve: ({ short_description }: { readonly short_description?: string | null }) =>
    typeset(textOfHtml(short_description ?? ''), 'vn') || null,
};

/** The title of a template, an option or a group of them, whose words are Vietnamese on all pages, as it is set in lines. */
const heading = {
  type: 'String!',
  resolve: ({ title }: { readonly title: string }) => typeset(title, 'vn'),
};

/** The text of a post as its page shows it. */
const article = {
  type: 'Article!',
  resolve: ({ content, locale }: { readonly content?: string | null; readonly locale: Locale }) =>
    articleOf(content ?? '', locale),
};

/** Where a wide screen cuts a strip out of a picture (`calmCut`); null for a file that the build could not have. */
const cut = {
  type: 'Int',
  resolve: (
    { localFile___NODE: id }: { readonly localFile___NODE?: string },
    _: unknown,
    { nodeModel }: Models,
  ) => {
    const file = id ? nodeModel.getNodeById({ id, type: 'File' }) : null;
    return file && calmCut(file.absolutePath);
  },
};

/**
 * Entries by their ids, in that order. A filter on all entries would ask again on every page that has one, whatever entry
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
    Query: {
      blogPosts: byIds('STRAPI_DICOM_BLOG'),
      showcases: byIds('STRAPI_SHOWCASE'),
      websiteTemplates: byIds('STRAPI_COLLECTION'),
    },
    STRAPI_DICOM_BLOG: { article },
    STRAPI__MEDIA: { cut },
    STRAPI_BLOG_CATEGORY: {
      postCount: countOf('STRAPI_DICOM_BLOG', 'categories'),
      titleElsewhere: titleElsewhere('STRAPI_BLOG_CATEGORY'),
    },
    STRAPI_BLOG_TAG: {
      postCount: countOf('STRAPI_DICOM_BLOG', 'tags'),
      titleElsewhere: titleElsewhere('STRAPI_BLOG_TAG'),
    },
    STRAPI_COLLECTION: { heading, summary },
    STRAPI_COLLECTION_CATEGORY: { heading, templateCount: countOf('STRAPI_COLLECTION', 'categories') },
    STRAPI_COLLECTION_TAG: { heading, templateCount: countOf('STRAPI_COLLECTION', 'tags') },
    STRAPI_OPTION: { heading },
    STRAPI_OPTION_GROUP: { heading },
  });
};
