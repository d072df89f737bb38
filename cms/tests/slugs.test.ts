/** Slugs, as the forms of the admin ask for them and as they are saved. */
import { type Saved, asAdmin, contentManager } from './support/admin';
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

describe('the form of an entry', () => {
  it.each([
    [POST, 'en', 'Design for everyone', 'design-for-everyone'],
    [POST, 'vi', 'Thiết kế Đẹp', 'thiet-ke-dep'],
    ['api::showcase.showcase', 'en', 'Cổng thông tin', 'cong-thong-tin'],
    ['api::collection.collection', 'en', 'Tiệm bánh Đêm', 'tiem-banh-dem'],
    ['api::collection-category.collection-category', 'en', 'Giáo dục', 'giao-duc'],
    ['api::collection-tag.collection-tag', 'en', 'Tối màu', 'toi-mau'],
    [POST, 'vi', '日本', 'blog-post'],
    ['api::collection-tag.collection-tag', 'en', '✨', 'template-tag'],
  ])('gets the slug of its title: %s in %s', async (type, locale, title, slug) => {
    expect(await generate({ id: '', title }, { type, locale })).toBe(slug);
  });

  it.each([{ id: '' }, { id: '', title: '' }, { id: '', title: null }, { id: '', title: ' ' }])(
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

it('an address that another entry has is told with its title and one that is free', () =>
  withPost('had-already', async (documentId) => {
    const ask = async (more: string): Promise<unknown> =>
      (await asAdmin<{ data: unknown }>(`/website/taken?type=${POST}&slug=had-already${more}`)).body.data;
    expect(await ask('&locale=en')).toEqual({ title: 'Post had-already', free: 'had-already-1' });
    expect(await ask('&locale=vi')).toBeNull();
    expect(await ask(`&locale=en&documentId=${documentId}`)).toBeNull();
    expect((await asAdmin('/website/taken?type=nothing&slug=a')).status).toBe(400);
  }));

it('publishing at the address of another entry is refused at the field, with one that is free', () =>
  withPost('had-by-another', async () => {
    const { documentId } = (await posts.create(postData('one-of-its-own'))).body.data;
    const { status, body } = await posts.publish(documentId, postData('had-by-another'));
    expect(status).toBe(400);
    expect(body.error?.details.errors).toMatchObject([
      { path: ['slug'], message: expect.stringContaining('“Post had-by-another” has the address') as string },
    ]);
    await posts.remove(documentId);
  }));

describe('a saved draft', () => {
  const create = async (data: object, locale?: string): Promise<Saved['data']> => {
    const { status, body } = await posts.create(data, locale);
    expect(status).toBe(201);
    return body.data;
  };

  it('has a slug of its own, where two forms were open at once', async () => {
    const saved = [await create(postData('two-tabs')), await create(postData('two-tabs'))];
    const inVietnamese = await create(postData('two-tabs'), 'vi');
    expect(saved.map(({ slug }) => slug)).toEqual(['two-tabs', 'two-tabs-1']);
    expect(inVietnamese.slug).toBe('two-tabs');
    const [first, second] = saved.map(({ documentId }) => documentId);
    const renamed = await posts.save(second ?? '', postData('two-tabs', { excerpt: 'Another.' }));
    expect(renamed.body.data.slug).toBe('two-tabs-1');
    const again = await posts.save(first ?? '', postData('two-tabs', { excerpt: 'Another.' }));
    expect(again.body.data.slug).toBe('two-tabs');
    for (const { documentId } of [...saved, inVietnamese]) await posts.remove(documentId);
  });

  it.each(['🦌✨', 'שלום', '日本', '…'])('with the title "%s" is saved and published', async (title) => {
    const { documentId, slug } = await create({ ...postData(''), title });
    expect(slug).toBe('blog-post');
    expect((await posts.publish(documentId, postData('blog-post', { title }))).status).toBe(200);
    await posts.remove(documentId);
  });

  it('may be without a title, and then has no slug', async () => {
    const { documentId, slug } = await create({ title: '', slug: null, excerpt: 'Half a thought.' });
    expect(slug).toBeNull();
    await posts.remove(documentId);
  });

  it('that is a copy has a slug of its own', () =>
    withPost('copied', async (documentId) => {
      const path = `/content-manager/collection-types/${POST}/clone/${documentId}?locale=en`;
      const { body } = await asAdmin<Saved>(path, 'POST', postData('copied'));
      expect(body.data.slug).toBe('copied-1');
      await posts.remove(body.data.documentId);
    }));
});

describe('publishing', () => {
  const refused = async (data: object): Promise<Saved['error']> => {
    const { body } = await posts.create(postData('to-be-refused'));
    const answer = await posts.publish(body.data.documentId, data);
    await posts.remove(body.data.documentId);
    expect(answer.status).toBe(400);
    return answer.body.error;
  };

  it('is refused with a slug that is longer than an address can be', async () => {
    const fits = (await posts.create(postData('x'.repeat(150)))).body.data;
    expect((await posts.publish(fits.documentId, postData('x'.repeat(150)))).status).toBe(200);
    await posts.remove(fits.documentId);
    expect((await refused(postData('x'.repeat(151), { title: 'Long' })))?.message).toMatch(/150/);
    expect((await refused(postData('x'.repeat(256), { title: 'Long' })))?.message).toMatch(/150/);
  });

  it.each(['Not A Slug', 'a--b'])('says what a slug is, without a pattern: "%s"', async (slug) => {
    const error = await refused(postData(slug));
    expect(error?.message).toContain('use small letters without accents');
    expect(error?.message).not.toContain('/^');
    expect(error?.details.errors).toMatchObject([{ path: ['slug'] }]);
  });

  it.each([
    ['excerpt', '  ', '“Excerpt” is empty'],
    ['content', '<p>&nbsp;</p>', '“Text” is empty'],
    [
      'content',
      '<p>Look:</p><img src="https://example.com/a.png" alt="">',
      'not in the media library: https://example.com/a.png',
    ],
  ])('is refused with the %s %j', async (field, value, message) => {
    const error = await refused(postData('to-be-refused', { [field]: value }));
    expect(error?.message).toContain(message);
    expect(error?.details.errors).toMatchObject([{ path: [field] }]);
  });

  it.each(['', '   '])('is refused with the title "%s"', async (title) => {
    const error = await refused(postData('to-be-refused', { title }));
    expect(error?.message).toContain('“Title” is empty');
    expect(error?.details.errors).toMatchObject([{ path: ['title'] }]);
  });

  it.each([
    ['api::blog-category.blog-category', 'title'],
    ['api::blog-tag.blog-tag', 'title'],
    ['api::collection-category.collection-category', 'title'],
    ['api::collection-tag.collection-tag', 'title'],
    ['api::showcase.showcase', 'title'],
    ['api::collection.collection', 'title'],
  ])('is refused to a %s without a %s', async (uid, field) => {
    const type = contentManager(uid);
    const { documentId } = (await type.create({ [field]: 'Named' })).body.data;
    const answer = await type.publish(documentId, { [field]: '  ' });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.message).toMatch(/^“(Title|Name|Name of [a-z ]+)” is empty/);
    await type.remove(documentId);
  });

  it.each([
    ['api::option.option', 'title'],
    ['api::option-group.option-group', 'title'],
    ['api::author.author', 'firstName'],
  ])('is what saving a %s is: a blank %s is refused', async (uid, field) => {
    const answer = await contentManager(uid).create({ [field]: ' ', basic_price: 1, allow_quantity: false });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.message).toMatch(/^“(Title|Name|Name of [a-z ]+)” is empty/);
  });
});
