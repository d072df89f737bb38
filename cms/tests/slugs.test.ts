/** Slugs of titles, as the forms of the admin ask for them. */
import { isSlugOf, slugOf } from '../src/content/slugOf';
import { asAdmin } from './support/admin';
import { postData, posts, withPost } from './support/posts';

const POST = 'api::dicom-blog.dicom-blog';

const generate = async (data: object, { type = POST, locale = 'en' } = {}): Promise<string> => {
  const { body } = await asAdmin<{ data: string }>(`/content-manager/uid/generate?locale=${locale}`, 'POST', {
    contentTypeUID: type,
    field: 'slug',
    data,
  });
  return body.data;
};

describe('the slug of a title', () => {
  it.each([
    ['Menus that load', 'menus-that-load'],
    ['Thiết kế', 'thiet-ke'],
    ['Đường dẫn ở Đà Nẵng', 'duong-dan-o-da-nang'],
    ['ƯỚC TÍNH CHI PHÍ', 'uoc-tinh-chi-phi'],
    ['  Ẩn   Yên – Spa & Co.! ', 'an-yen-spa-co'],
    ['An editor’s choice', 'an-editors-choice'],
    ['100% miễn_phí', '100-mien-phi'],
    ['Thiết kế'.normalize('NFD'), 'thiet-ke'],
    ['日本', ''],
    ['', ''],
  ])('of "%s" is "%s"', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is one that the field takes, however long the title', () => {
    expect(slugOf('Một tiêu đề '.repeat(60))).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slugOf('x'.repeat(1_000)).length).toBeLessThan(200);
  });

  it.each([
    ['', 'Menus', true],
    ['menus', 'Menus', true],
    ['menus-2', 'Menus', true],
    ['menus', 'Menus that load', false],
    ['menus-new', 'Menus', false],
    ['my-own', 'Menus', false],
  ])('is told from one that an editor wrote: "%s" for "%s"', (slug, title, expected) => {
    expect(isSlugOf(slug, title)).toBe(expected);
  });
});

describe('the form of an entry', () => {
  it.each([
    [POST, 'en', 'Design for everyone', 'design-for-everyone'],
    [POST, 'vi', 'Thiết kế Đẹp', 'thiet-ke-dep'],
    ['api::showcase.showcase', 'en', 'Cổng thông tin', 'cong-thong-tin'],
    ['api::collection.collection', 'en', 'Tiệm bánh Đêm', 'tiem-banh-dem'],
    ['api::collection-category.collection-category', 'en', 'Giáo dục', 'giao-duc'],
    ['api::collection-tag.collection-tag', 'en', 'Tối màu', 'toi-mau'],
  ])('gets the slug of its title: %s in %s', async (type, locale, title, slug) => {
    expect(await generate({ id: '', title }, { type, locale })).toBe(slug);
  });

  it.each([{ id: '' }, { id: '', title: '' }, { id: '', title: null }, { id: '', title: '日本' }])(
    'gets none while there is no title, so that none stays: %j',
    async (data) => {
      expect(await generate(data)).toBe('');
    },
  );

  it('gets a number with a slug that another entry of the language has', () =>
    withPost('taken-title', async () => {
      expect(await generate({ id: '', title: 'Taken title' })).toBe('taken-title-1');
      expect(await generate({ id: '', title: 'Taken title' }, { locale: 'vi' })).toBe('taken-title');
    }));

  it('keeps its own slug, in each language', () =>
    withPost('own-title', async (documentId) => {
      await posts.save(documentId, postData('rieng', { title: 'Riêng' }), 'vi');
      expect(await generate({ id: documentId, title: 'Own title' })).toBe('own-title');
      expect(await generate({ id: documentId, title: 'Riêng' }, { locale: 'vi' })).toBe('rieng');
      expect(await generate({ id: documentId, title: 'Riêng' })).toBe('rieng');
    }));

  it('is not given a slug for a field that is none', async () => {
    const wrong = { contentTypeUID: POST, field: 'title', data: { title: 'x' } };
    expect((await asAdmin('/content-manager/uid/generate?locale=en', 'POST', wrong)).status).toBe(400);
  });
});
