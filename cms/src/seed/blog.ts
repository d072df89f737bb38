import type { Core } from '@strapi/strapi';

import { rowsOf } from '../content/rows';
import { type Upload, withUploads } from './figures';
import { type Lookup, createAll } from './keys';
import type { Author, Language, Post, Seed, Title } from './readSeed';
import type { Picture, PictureIds } from './storePictures';

const POST = 'api::dicom-blog.dicom-blog';

const LANGUAGES: Language[] = ['en', 'vi'];

const postPictureName = ({ key }: Post, language: Language): string => `post-${key}-${language}`;

const figureName = ({ key }: Post, name: string): string => `post-${key}-${name}`;

const authorPictureName = ({ key }: Author): string => `author-${key}`;

export const blogPictures = ({ authors, posts }: Seed): Picture[] => [
  ...authors.map((author) => ({
    name: authorPictureName(author),
    data: author.picture,
    alternativeText: `Drawn portrait of ${author.firstName}`,
  })),
  ...posts.flatMap((post) =>
    LANGUAGES.flatMap((language): Picture[] => {
      const text = post.texts[language];
      return text
        ? [
            {
              name: postPictureName(post, language),
              data: text.picture,
              alternativeText: text.alternativeText,
            },
            ...text.figures.map(({ name, ...figure }) => ({ ...figure, name: figureName(post, name) })),
          ]
        : [];
    }),
  ),
];

interface Lookups {
  author: Lookup;
  category: Lookup;
  tag: Lookup;
  picture: PictureIds;
  upload: (name: string) => Upload;
}

const createPost = async (
  strapi: Core.Strapi,
  post: Post,
  { author, category, tag, picture, upload }: Lookups,
): Promise<void> => {
  const status = post.draft ? 'draft' : 'published';
  let documentId: string | undefined;
  for (const locale of LANGUAGES) {
    const version = post.texts[locale];
    if (!version) continue;
    const { picture: _bytes, alternativeText, figures: _drawings, content, ...text } = version;
    const data = {
      ...text,
      content: withUploads(content, (name) => upload(figureName(post, name))),
      titleImage: picture(postPictureName(post, locale)),
      titleImageAlternativeText: alternativeText,
      user: author(post.author),
      categories: post.categories.map(category),
      tags: post.tags.map(tag),
      defaultPublishedDate: post.date,
    };
    const saved = documentId
      ? await strapi.documents(POST).update({ documentId, locale, status, data })
      : await strapi.documents(POST).create({ locale, status, data });
    documentId = saved?.documentId;
  }
  // The document service drops the count.
  await strapi.db.transaction(async ({ trx }) =>
    rowsOf(strapi, POST, trx).where({ document_id: documentId }).update({ views: post.views }),
  );
};

/** Creates authors, categories, tags and posts. */
export const createBlog = async (
  strapi: Core.Strapi,
  seed: Seed,
  picture: PictureIds,
  upload: Lookups['upload'],
): Promise<void> => {
  const titles = (
    words: string,
    uid: 'api::blog-category.blog-category' | 'api::blog-tag.blog-tag',
    items: Title[],
  ) =>
    createAll(
      words,
      items,
      ({ key }) => key,
      async ({ en, vi }) => {
        const saved = await strapi
          .documents(uid)
          .create({ locale: 'en', status: 'published', data: { title: en } });
        const { documentId } = saved;
        await strapi
          .documents(uid)
          .update({ documentId, locale: 'vi', status: 'published', data: { title: vi } });
        return saved;
      },
    );

  const author = await createAll(
    'author',
    seed.authors,
    ({ key }) => key,
    (seeded) =>
      strapi.documents('api::author.author').create({
        data: { firstName: seeded.firstName, avatar: picture(authorPictureName(seeded)) },
      }),
  );
  const category = await titles('blog category', 'api::blog-category.blog-category', seed.blogCategories);
  const tag = await titles('blog tag', 'api::blog-tag.blog-tag', seed.blogTags);
  for (const post of seed.posts) await createPost(strapi, post, { author, category, tag, picture, upload });
};
