import { contentManager } from './admin';
import { read, readAsBuild } from './api';

export const posts = contentManager('api::dicom-blog.dicom-blog');

/** The fields that an editor fills in for a post. */
export const postData = (slug: string, fields: object = {}) => ({
  title: `Post ${slug}`,
  slug,
  excerpt: 'An excerpt.',
  content: '<p>Text.</p>',
  defaultPublishedDate: '2020-01-01T00:00:00.000Z',
  ...fields,
});

/** Runs a test on a post of its own, published in English, and deletes it afterwards. */
export const withPost = async (slug: string, work: (documentId: string) => Promise<void>): Promise<void> => {
  const created = await posts.create(postData(slug));
  if (created.status >= 400) throw new Error(`The post ${slug} was not created: ${created.text}`);
  const { documentId } = created.body.data;
  try {
    await posts.publish(documentId, postData(slug));
    await work(documentId);
  } finally {
    await posts.remove(documentId);
  }
};

/** A published post by its slug, or undefined when visitors cannot see it. */
export const visiblePost = async (slug: string, locale = 'en') =>
  (await read(`dicom-blogs?filters[slug][$eq]=${slug}&locale=${locale}`)).body.data[0];

/** The draft of a post by its slug. */
export const draftPost = async (slug: string, locale = 'en') =>
  (await readAsBuild(`dicom-blogs?filters[slug][$eq]=${slug}&locale=${locale}&status=draft`)).body.data[0];

/** The content revision, a number that rises with visible changes. */
export const revision = async (): Promise<number> =>
  (await readAsBuild<{ revision: number }>('content-revision')).body.revision;
