/** Addresses that entries had, as the build is told of them. */
import { contentManager } from './support/admin';
import { read, readAsBuild } from './support/api';
import { postData, posts, withPost } from './support/posts';

interface OldSlug {
  type: string;
  documentId: string;
  locale: string;
  slug: string;
}

const oldSlugs = async (documentId: string): Promise<string[]> => {
  const { body } = await readAsBuild<{ data: OldSlug[] }>('old-slugs');
  return body.data
    .filter((old) => old.documentId === documentId)
    .map(({ type, locale, slug }) => `${type} ${locale} ${slug}`.replace('  ', ' '));
};

const rename = async (documentId: string, slug: string, locale = 'en'): Promise<void> => {
  const { status } = await posts.publish(documentId, postData(slug), locale);
  expect(status).toBe(200);
};

describe('the slugs that a published entry had', () => {
  it('are told to the build, each of them, and not the present one', () =>
    withPost('history-a', async (documentId) => {
      expect(await oldSlugs(documentId)).toEqual([]);
      await rename(documentId, 'history-b');
      await rename(documentId, 'history-c');
      expect(await oldSlugs(documentId)).toEqual(['dicom-blog en history-a', 'dicom-blog en history-b']);
    }));

  it('are no news while a changed slug is a draft', () =>
    withPost('history-draft', async (documentId) => {
      await posts.save(documentId, postData('history-drafted'));
      expect(await oldSlugs(documentId)).toEqual([]);
      await rename(documentId, 'history-draft');
      expect(await oldSlugs(documentId)).toEqual([]);
    }));

  it('are none when the entry has its first one again', () =>
    withPost('history-back', async (documentId) => {
      await rename(documentId, 'history-forth');
      await rename(documentId, 'history-back');
      expect(await oldSlugs(documentId)).toEqual(['dicom-blog en history-forth']);
    }));

  it('are told per language', () =>
    withPost('history-lang', async (documentId) => {
      await posts.save(documentId, postData('lich-su'), 'vi');
      await rename(documentId, 'lich-su', 'vi');
      await rename(documentId, 'lich-su-moi', 'vi');
      expect(await oldSlugs(documentId)).toEqual(['dicom-blog vi lich-su']);
    }));

  it('are the other entry’s from when that is published with one', () =>
    withPost('history-moved', async (first) => {
      await rename(first, 'history-moved-on');
      await withPost('history-moved', async (second) => {
        expect(await oldSlugs(first)).toEqual([]);
        await rename(second, 'history-elsewhere');
        expect(await oldSlugs(first)).toEqual([]);
        expect(await oldSlugs(second)).toEqual(['dicom-blog en history-moved']);
      });
    }));

  it('are not told while it is unpublished, and are when it is back, with the one it had', () =>
    withPost('history-pause', async (documentId) => {
      await posts.unpublish(documentId);
      expect(await oldSlugs(documentId)).toEqual([]);
      await rename(documentId, 'history-back-again');
      expect(await oldSlugs(documentId)).toEqual(['dicom-blog en history-pause']);
    }));

  it('are those of templates too, which have no language', async () => {
    const { body } = await readAsBuild('collections?filters[slug][$eq]=bo-cau&status=draft');
    const documentId = body.data[0]?.documentId ?? '';
    const templates = contentManager('api::collection.collection');
    expect((await templates.publish(documentId, { slug: 'chim-bo-cau' })).status).toBe(200);
    // It was published by the seed.
    expect(await oldSlugs(documentId)).toEqual(['collection bo-cau']);
    await templates.publish(documentId, { slug: 'bo-cau' });
  });

  it('are told to no visitor', async () => {
    expect((await read('old-slugs')).status).toBe(403);
  });
});
