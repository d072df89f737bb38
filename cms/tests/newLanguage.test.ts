/** What a new language of a post begins with. */
import { asAdmin, contentManager } from './support/admin';
import { type Entry, read, readAsBuild } from './support/api';
import { postData, posts, visiblePost, withPost } from './support/posts';

const POST = 'api::dicom-blog.dicom-blog';
const categories = contentManager('api::blog-category.blog-category');

const link = ({ documentId, id }: Entry, locale?: string) => ({
  connect: [{ documentId, id, ...(locale ? { locale } : {}) }],
});
const first = async (path: string): Promise<Entry> => {
  const [entry] = (await readAsBuild(path)).body.data;
  if (!entry) throw new Error(`Nothing at ${path}`);
  return entry;
};

/** A published English post with an author, a category in both languages and one in English alone, and a tag. */
const withLinkedPost = async (slug: string, work: (documentId: string) => Promise<void>) => {
  const author = await first('authors');
  const category = await first('blog-categories?locale=en&filters[title][$eq]=Engineering&status=draft');
  const tag = await first('blog-tags?locale=en&filters[title][$eq]=Forms&status=draft');
  const english = (await categories.create({ title: `Only ${slug}` })).body.data;
  await categories.publish(english.documentId, { title: `Only ${slug}` });
  const connect = [link(category, 'en'), link(english, 'en')].flatMap((one) => one.connect);
  await withPost(slug, async (documentId) => {
    const linked = { user: link(author), categories: { connect }, tags: link(tag, 'en') };
    expect((await posts.publish(documentId, postData(slug, linked))).status).toBe(200);
    await work(documentId);
  });
  await categories.remove(english.documentId);
};

const shown = async (slug: string): Promise<Entry> => {
  const query = `dicom-blogs?filters[slug][$eq]=${slug}&locale=vi&populate=categories,tags,user`;
  return (await read(query)).body.data[0] as Entry;
};

const untouched = { connect: [], disconnect: [] };
/** What the form sends for a language whose relations nobody touched. */
const form = (slug: string, fields: object = {}) =>
  postData(slug, {
    title: 'Bản dịch',
    ...{ user: untouched, categories: untouched, tags: untouched },
    ...fields,
  });

describe('a new language of a post', () => {
  it('has the author, the categories and the tags of the other one, in its own language', () =>
    withLinkedPost('linked', async (documentId) => {
      expect((await posts.save(documentId, form('lien-ket'), 'vi')).status).toBe(200);
      await posts.publish(documentId, form('lien-ket'), 'vi');
      const author = await first('authors');
      const category = await first('blog-categories?locale=en&filters[title][$eq]=Engineering');
      const path = `blog-categories/${category.documentId}?locale=vi`;
      const inVietnamese = (await readAsBuild<{ data: Entry }>(path)).body.data;
      const post = await shown('lien-ket');
      expect(post.user).toMatchObject({ documentId: author.documentId });
      expect(post.categories).toMatchObject([{ documentId: category.documentId, title: inVietnamese.title }]);
      expect(inVietnamese.title).not.toBe('Engineering');
      expect(post.tags).toHaveLength(1);
      // The English one has lost nothing.
      const english = await first('dicom-blogs?filters[slug][$eq]=linked&locale=en&populate=categories');
      expect(english.categories).toHaveLength(2);
    }));

  it('has them also when it is published at once, without a draft before', () =>
    withLinkedPost('linked-at-once', async (documentId) => {
      expect((await posts.publish(documentId, form('ngay'), 'vi')).status).toBe(200);
      expect((await shown('ngay')).categories).toHaveLength(1);
    }));

  it('keeps what the editor chose for it', () =>
    withLinkedPost('linked-chosen', async (documentId) => {
      const other = (await categories.create({ title: 'Chỉ tiếng Việt' }, 'vi')).body.data;
      await categories.publish(other.documentId, { title: 'Chỉ tiếng Việt' }, 'vi');
      const chosen = form('da-chon', { categories: link(other, 'vi') });
      await posts.publish(documentId, chosen, 'vi');
      expect((await shown('da-chon')).categories).toMatchObject([{ title: 'Chỉ tiếng Việt' }]);
      await categories.remove(other.documentId);
    }));

  it('stays without them when an editor took them away later', () =>
    withLinkedPost('linked-removed', async (documentId) => {
      await posts.publish(documentId, form('bo-di'), 'vi');
      const url = `/content-manager/relations/${POST}/${documentId}/tags?locale=vi`;
      const { body } = await asAdmin<{ results: Entry[] }>(url);
      const disconnect = body.results.map(({ documentId: id, id: row }) => ({
        ...{ documentId: id, id: row, locale: 'vi' },
      }));
      expect(disconnect).toHaveLength(1);
      await posts.publish(documentId, form('bo-di', { tags: { connect: [], disconnect } }), 'vi');
      await posts.publish(documentId, form('bo-di'), 'vi');
      expect((await shown('bo-di')).tags).toEqual([]);
    }));

  it('may be begun where the other one has none', () =>
    withPost('unlinked', async (documentId) => {
      expect((await posts.publish(documentId, form('khong-lien-ket'), 'vi')).status).toBe(200);
      expect((await visiblePost('khong-lien-ket', 'vi'))?.title).toBe('Bản dịch');
    }));
});

describe('the title picture', () => {
  const pictures = async (): Promise<number[]> => {
    const { body } = await readAsBuild('dicom-blogs?locale=en&populate=titleImage&pagination[pageSize]=2');
    return body.data.map(({ titleImage }) => (titleImage as { id: number }).id);
  };
  const pictureOf = async (slug: string, locale: string): Promise<number | undefined> => {
    const query = `dicom-blogs?filters[slug][$eq]=${slug}&locale=${locale}&populate=titleImage`;
    return ((await read(query)).body.data[0]?.titleImage as { id: number } | null)?.id;
  };

  it('of a new language is that of the other one, until it has one of its own', () =>
    withPost('pictured', async (documentId) => {
      const [english, vietnamese] = await pictures();
      await posts.publish(documentId, postData('pictured', { titleImage: english }));
      await posts.publish(documentId, form('co-anh', { titleImage: null }), 'vi');
      expect(await pictureOf('co-anh', 'vi')).toBe(english);
      await posts.publish(documentId, form('co-anh', { titleImage: vietnamese }), 'vi');
      expect(await pictureOf('co-anh', 'vi')).toBe(vietnamese);
      expect(await pictureOf('pictured', 'en')).toBe(english);
    }));

  it('stays away when an editor took it away', () =>
    withPost('unpictured', async (documentId) => {
      const [english] = await pictures();
      await posts.publish(documentId, postData('unpictured', { titleImage: english }));
      await posts.publish(documentId, form('khong-anh'), 'vi');
      await posts.publish(documentId, form('khong-anh', { titleImage: null }), 'vi');
      expect(await pictureOf('khong-anh', 'vi')).toBeUndefined();
      expect(await pictureOf('unpictured', 'en')).toBe(english);
    }));
});

it('the alternative text of the title picture is each language’s own', () =>
  withPost('described', async (documentId) => {
    const describe = (text: string, locale: string) =>
      posts.publish(documentId, postData('described', { titleImageAlternativeText: text }), locale);
    await describe('A door', 'en');
    await describe('Một cánh cửa', 'vi');
    expect((await visiblePost('described', 'en'))?.titleImageAlternativeText).toBe('A door');
    expect((await visiblePost('described', 'vi'))?.titleImageAlternativeText).toBe('Một cánh cửa');
  }));
