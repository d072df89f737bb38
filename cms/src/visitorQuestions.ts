/**
 * What visitors may ask of each type: the questions that the site makes, and nothing else. A question that is not here
 * is answered with 400 before anything is read, so an open type costs what these questions cost. What carries a valid
 * token, as the site's build does, is not bound by it.
 */
export type Operator = '$eq' | '$ne' | '$in' | '$containsi' | '$notNull';

/** What may be asked of an entry, whether it is read itself or populated in another. */
export interface Part {
  /** Given when no fields are asked for; `id` and `documentId` always come along. */
  readonly fields: readonly string[];
  /** What `populate` may name, and `populate=*` stands for. */
  readonly parts?: Readonly<Record<string, Part>>;
  /** Whether `[count]=true` may ask for the number alone. */
  readonly counted?: boolean;
}

export interface Questions extends Part {
  /** By path, over relations with dots. A bare value means `$eq`. */
  readonly filters: Readonly<Record<string, readonly Operator[]>>;
  readonly sorts: readonly string[];
}

const TIMES = ['createdAt', 'updatedAt', 'publishedAt'];

const picture: Part = {
  fields: [
    ...['url', 'width', 'height', 'formats', 'alternativeText'],
    ...['caption', 'name', 'mime', 'ext', 'size'],
  ],
  parts: {},
};

const seo: Part = { fields: ['metaTitle', 'metaDescription'], parts: { metaImage: picture } };

/** A category or tag of the blog, which is told with its posts or their number. */
const blogGroup: Questions = {
  fields: ['title', 'locale', ...TIMES],
  parts: { dicomBlogs: { fields: ['title', 'slug'], counted: true } },
  filters: { title: ['$eq'], 'dicomBlogs.documentId': ['$notNull'], 'dicomBlogs.id': ['$notNull'] },
  sorts: ['title'],
};

/** A category or tag of the catalogue, likewise with its templates. */
const collectionGroup: Questions = {
  fields: ['title', 'slug', ...TIMES],
  parts: { collections: { fields: ['title', 'slug'], counted: true } },
  filters: {
    ...{ title: ['$eq'], slug: ['$eq'] },
    ...{ 'collections.documentId': ['$notNull'], 'collections.id': ['$notNull'] },
  },
  sorts: ['title', 'slug'],
};

const groupOfCollection: Part = { fields: ['title', 'slug'] };

export const VISITOR_QUESTIONS: Readonly<Record<string, Questions>> = {
  'api::dicom-blog.dicom-blog': {
    fields: [
      ...['title', 'slug', 'excerpt', 'content', 'views', 'defaultPublishedDate', 'locale'],
      ...['titleImageAlternativeText', ...TIMES],
    ],
    parts: {
      categories: { fields: ['title'] },
      tags: { fields: ['title'] },
      titleImage: picture,
      user: { fields: ['firstName'], parts: { avatar: picture } },
      localizations: { fields: ['slug', 'locale'] },
    },
    filters: {
      // Several: the views of the cards of a list.
      slug: ['$eq', '$in'],
      title: ['$containsi'],
      'categories.title': ['$eq'],
      'tags.title': ['$eq'],
    },
    sorts: ['defaultPublishedDate', 'publishedAt'],
  },
  'api::blog-category.blog-category': blogGroup,
  'api::blog-tag.blog-tag': blogGroup,
  'api::showcase.showcase': {
    fields: [
      ...['title', 'slug', 'type', 'sortDescription', 'description', 'clientName', 'finishAt', 'url'],
      ...TIMES,
    ],
    parts: { thumbnail: picture, images: picture },
    filters: { slug: ['$eq'] },
    sorts: [],
  },
  'api::collection.collection': {
    fields: ['uuid', 'title', 'slug', 'short_description', 'description', 'basic_price', ...TIMES],
    parts: {
      thumbnail: picture,
      layouts: {
        fields: ['title', 'slug', 'url_demo'],
        parts: { thumbnail: picture, full_image: picture },
      },
      categories: groupOfCollection,
      tags: groupOfCollection,
      seo,
    },
    filters: {
      slug: ['$eq'],
      title: ['$containsi'],
      uuid: ['$ne'],
      'categories.slug': ['$eq', '$in'],
      'categories.id': ['$eq', '$in'],
      'categories.documentId': ['$eq', '$in'],
      'tags.slug': ['$eq', '$in'],
      'tags.id': ['$eq', '$in'],
      'tags.documentId': ['$eq', '$in'],
    },
    sorts: ['title', 'createdAt'],
  },
  'api::collection-category.collection-category': collectionGroup,
  'api::collection-tag.collection-tag': collectionGroup,
  'api::collection-page.collection-page': {
    fields: ['heading', 'text', ...TIMES],
    parts: {
      seo,
      group_options: {
        fields: ['title'],
        parts: { options: { fields: ['title', 'description', 'basic_price', 'allow_quantity'] } },
      },
    },
    filters: {},
    sorts: [],
  },
};
