import { type Row, fakeDocuments } from '../../tests/support/fakeDocuments';
import { guardPublishing } from './guardPublishing';

const POST = 'api::dicom-blog.dicom-blog';
const AUTHOR = 'api::author.author';
const NOTE = 'api::note.note';

const title = { type: 'string', required: true };
const site = { read: true };
const contentTypes = {
  [POST]: {
    attributes: {
      title,
      slug: { type: 'uid', targetField: 'title', required: true },
      subtitle: { type: 'string' },
      date: { type: 'datetime' },
      excerpt: { type: 'text', required: true },
      content: { type: 'richtext', required: true },
      layouts: { type: 'component', component: 'a.layout', repeatable: true },
      seo: { type: 'component', component: 'a.seo' },
    },
    options: { draftAndPublish: true },
    pluginOptions: { site, i18n: { localized: true } },
  },
  [AUTHOR]: { attributes: { firstName: title }, options: {}, pluginOptions: { site } },
  [NOTE]: { attributes: { title }, options: {} },
};
const components = {
  'a.layout': { attributes: { title, slug: { type: 'string', required: true } } },
  'a.seo': { attributes: { metaTitle: title } },
};

const row = (fields: object, more: object = {}): Row => ({
  ...{ id: 1, documentId: 'd1', locale: 'en', publishedAt: null, title: 'Menus', slug: 'menus' },
  ...fields,
  ...more,
});

const start = (rows: Row[]) => {
  const cms = fakeDocuments(rows, { contentTypes, components });
  guardPublishing(cms.strapi);
  /** The fields that are refused, or 'taken'. */
  const ask = async (action: string, params: object, uid = POST): Promise<string> => {
    try {
      await cms.call({ uid, action, params: { ...params } });
      return 'taken';
    } catch (error) {
      const { details } = error as { details: { errors: { path: string[] }[] } };
      return details.errors.map(({ path }) => path.join('.')).join();
    }
  };
  return { ...cms, ask, publish: (params: object = {}) => ask('publish', { documentId: 'd1', ...params }) };
};

describe('publishing', () => {
  it.each(['', '   ', '\u00a0', '\u200b\n'])(
    'is refused with a title that shows nothing: %j',
    async (blank) => {
      expect(await start([row({ title: blank })]).publish()).toBe('title');
      expect(
        await start([
          row({
            layouts: [
              { title: 'Một', slug: 'mot' },
              { title: blank, slug: 'hai' },
            ],
          }),
        ]).publish(),
      ).toBe('layouts.1.title');
      expect(await start([row({ seo: { metaTitle: blank } })]).publish()).toBe('seo.metaTitle');
    },
  );

  it.each(['', null, 'Not A Slug', 'a--b', 'x'.repeat(151)])('is refused with the slug %j', async (slug) => {
    expect(await start([row({ slug })]).publish()).toBe('slug');
    expect(await start([row({ layouts: [{ title: 'Một', slug }] })]).publish()).toBe('layouts.0.slug');
  });

  it('is refused with a slug that is an address of the site itself, which a layout may have', async () => {
    expect(await start([row({ slug: 'page' })]).publish()).toBe('slug');
    expect(await start([row({ layouts: [{ title: 'Một', slug: 'page' }] })]).publish()).toBe('taken');
  });

  it('is refused with a slug that another published entry of the language has, and names one that is free', async () => {
    const other = (more: object) =>
      row(
        { title: 'Forms that lose nothing', publishedAt: '2026-01-01' },
        { id: 2, documentId: 'd2', ...more },
      );
    expect(await start([row({}), other({})]).publish()).toBe('slug');
    expect(await start([row({}), other({ locale: 'vi' })]).publish()).toBe('taken');
    expect(await start([row({}), other({ publishedAt: null })]).publish()).toBe('taken');
    expect(await start([row({}), other({ documentId: 'd1' })]).publish()).toBe('taken');
    const { request, call } = start([row({}), other({})]);
    const publish = () => call({ uid: POST, action: 'publish', params: { documentId: 'd1' } });
    await expect(publish()).rejects.toThrow(
      '“Forms that lose nothing” has the address “menus” already. Write another one in “Address (slug)”, such as “menus-1”.',
    );
    request.state.user.preferedLanguage = 'vi';
    await expect(publish()).rejects.toThrow('“Forms that lose nothing” đã dùng địa chỉ “menus”');
  });

  it.each(['1999-12-31T23:59:59.000Z', '0026-11-24', '2100-01-01T00:00:00.000Z', '+020260-01-01T00:00:00Z'])(
    'is refused with a date that nobody meant: %s',
    async (date) => {
      expect(await start([row({ date })]).publish()).toBe('date');
      expect(await start([row({ date: new Date(date) })]).publish()).toBe('date');
    },
  );

  it.each([null, '2000-01-01T00:00:00.000Z', '2090-01-01T00:00:00.000Z', '2099-12-31'])(
    'is taken with the date %s',
    async (date) => expect(await start([row({ date })]).publish()).toBe('taken'),
  );

  it.each(['', ' \n', '\u200b'])('is refused with an excerpt that shows nothing: %j', async (excerpt) => {
    expect(await start([row({ excerpt })]).publish()).toBe('excerpt');
  });

  it.each([
    '',
    '<p></p>',
    '<p>&nbsp;<br></p>',
    '<p><strong> </strong></p><ul><li></li></ul>',
    '&#8203;',
    '<hr>',
  ])('is refused with a text that shows nothing: %j', async (content) => {
    expect(await start([row({ content })]).publish()).toBe('content');
  });

  it.each([
    '<p>.</p>',
    '<figure><img src="/uploads/door.png" alt=""></figure>',
    '<figure data-video="https://vimeo.com/1"><a href="https://vimeo.com/1"></a></figure>',
  ])('is taken with a text that shows something: %j', async (content) => {
    expect(await start([row({ content })]).publish()).toBe('taken');
  });

  it('is taken with a title and a slug, and with an empty text that need not be there', async () => {
    const entry = row({ subtitle: '', seo: null, layouts: [{ title: '🦌', slug: 'mot' }] });
    expect(await start([entry]).publish()).toBe('taken');
  });

  it('looks at the languages that are published', async () => {
    const { publish } = start([row({}), row({ title: ' ' }, { id: 2, locale: 'vi' })]);
    expect(await publish()).toBe('taken');
    expect(await publish({ locale: 'vi' })).toBe('title');
    expect(await publish({ locale: ['vi'] })).toBe('title');
    expect(await publish({ locale: '*' })).toBe('title');
  });

  it('is refused in a save that publishes at once', async () => {
    const { ask } = start([row({})]);
    const publish = { status: 'published', data: { title: ' ', slug: 'a' } };
    expect(await ask('create', publish)).toBe('title');
    expect(await ask('update', { ...publish, documentId: 'd1', data: { title: ' ' } })).toBe('title');
    expect(await ask('update', { ...publish, documentId: 'd1', data: { slug: 'A' } })).toBe('slug');
  });

  it('says what to do, in the language of the editor', async () => {
    const { request, call } = start([row({ title: ' ' })]);
    const publish = () => call({ uid: POST, action: 'publish', params: { documentId: 'd1' } });
    await expect(publish()).rejects.toThrow('“Title” is empty. The site shows it');
    request.state.user.preferedLanguage = 'vi';
    await expect(publish()).rejects.toThrow('“Tiêu đề” đang để trống');
  });
});

it('a draft may be saved without a title or a slug', async () => {
  const { ask } = start([row({})]);
  expect(await ask('create', { data: { title: '', slug: '' } })).toBe('taken');
  expect(await ask('update', { documentId: 'd1', data: { title: ' ', slug: 'A B' } })).toBe('taken');
});

it('a type without drafts is refused a blank name when it is saved', async () => {
  const { ask } = start([]);
  expect(await ask('create', { data: { firstName: ' ' } }, AUTHOR)).toBe('firstName');
  expect(await ask('update', { data: { firstName: '' } }, AUTHOR)).toBe('firstName');
  expect(await ask('update', { data: { avatar: 1 } }, AUTHOR)).toBe('taken');
});

it('a type that the site does not show is left alone', async () => {
  expect(await start([]).ask('create', { data: { title: ' ' } }, NOTE)).toBe('taken');
});
