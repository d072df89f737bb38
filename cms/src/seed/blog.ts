import type { Core } from '@strapi/strapi';

import { rowsOf } from '../content/rows';
import { type Drawing, authorPicture, postPicture } from './draw/pictures';
import { type Lookup, createAll } from './keys';
import type { Language, Post, Seed, Title } from './readSeed';
import type { PictureIds } from './storePictures';

const POST = 'api::dicom-blog.dicom-blog';

const LANGUAGES: Language[] = ['en', 'vi'];

const postDrawing = ({ key }: Post, index: number): Drawing => postPicture(key, index);

export const blogDrawings = ({ authors, posts }: Seed): Drawing[] => [
  ...authors.map(({ key, firstName }) => authorPicture(key, firstName)),
  ...posts.map(postDrawing),
];

interface Lookups {
  /** The drawing of its title picture. */
  drawing: Drawing;
  author: Lookup;
  category: Lookup;
  tag: Lookup;
  picture: PictureIds;
}

const createPost = async (
  strapi: Core.Strapi,
  post: Post,
  { drawing, author, category, tag, picture }: Lookups,
): Promise<void> => {
  const status = post.draft ? 'draft' : 'published';
  let documentId: string | undefined;
  for (const locale of LANGUAGES) {
    const text = post.texts[locale];
    if (!text) continue;
    const data = {
      ...text,
      titleImage: picture(drawing.name),
      titleImageAlternativeText: locale === 'vi' ? drawing.alternativeTextVi : drawing.alternativeText,
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
export const createBlog = async (strapi: Core.Strapi, seed: Seed, picture: PictureIds): Promise<void> => {
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
    ({ key, firstName }) =>
      strapi
        .documents('api::author.author')
        .create({ data: { firstName, avatar: picture(`author-${key}`) } }),
  );
  const category = await titles('blog category', 'api::blog-category.blog-category', seed.blogCategories);
  const tag = await titles('blog tag', 'api::blog-tag.blog-tag', seed.blogTags);
  for (const [index, post] of seed.posts.entries())
    await createPost(strapi, post, { drawing: postDrawing(post, index), author, category, tag, picture });
};
