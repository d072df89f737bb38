import { type Row, fakeDocuments } from '../../tests/support/fakeDocuments';
import { giveDraftsSlugs } from './draftSlugs';
import { LONGEST_SLUG } from './slugOf';

const POST = 'api::dicom-blog.dicom-blog';
const TEMPLATE = 'api::collection.collection';
const TAG = 'api::blog-tag.blog-tag';

const attributes = { title: { type: 'string' }, slug: { type: 'uid', targetField: 'title' } };
const contentTypes = {
  [POST]: {
    attributes,
    info: { displayName: 'Blog post' },
    pluginOptions: { i18n: { localized: true } },
  },
  [TEMPLATE]: { attributes, info: { displayName: 'Website template' } },
  [TAG]: { attributes: { title: { type: 'string' } }, info: { displayName: 'Blog tag' } },
};

const row = (id: number, slug: string, more: object = {}): Row => ({
  ...{ id, documentId: `d${id}`, locale: 'en', publishedAt: null, title: 'Menus', slug },
  ...more,
});

const start = (rows: Row[]) => {
  const cms = fakeDocuments(rows, { contentTypes });
  giveDraftsSlugs(cms.strapi);
  /** Saves these fields, and gives those that are stored. */
  const save = async (data: object, params: object = {}, uid = POST) => {
    const action = 'documentId' in params ? 'update' : 'create';
    return (await cms.call({ uid, action, params: { ...params, data } })).params.data;
  };
  return { ...cms, save };
};

describe('a draft that is saved', () => {
  it('gets a number where another draft of the language has its slug', async () => {
    const { save } = start([row(1, 'menus'), row(2, 'menus-1'), row(3, 'menus', { locale: 'vi' })]);
    expect(await save({ title: 'Menus', slug: 'menus' })).toEqual({ title: 'Menus', slug: 'menus-2' });
    expect(await save({ slug: 'menus' }, { locale: 'vi' })).toEqual({ slug: 'menus-1' });
    expect(await save({ slug: 'menus-1' }, { locale: 'vi' })).toEqual({ slug: 'menus-1' });
  });

  it('gets one where it is renamed to the slug of another, also one that only the published entry has', async () => {
    const published = row(2, 'old', { documentId: 'd1', publishedAt: '2026-01-01' });
    const { save } = start([row(1, 'menus'), published, row(3, 'mine')]);
    expect(await save({ slug: 'menus' }, { documentId: 'd3' })).toEqual({ slug: 'menus-1' });
    expect(await save({ slug: 'old' }, { documentId: 'd3' })).toEqual({ slug: 'old-1' });
  });

  it('has a slug that fits, with its number', async () => {
    const long = 'x'.repeat(LONGEST_SLUG);
    const { save } = start([row(1, long), row(2, `${long.slice(2)}-1`)]);
    expect(await save({ slug: long })).toEqual({ slug: `${long.slice(2)}-2` });
  });

  it('keeps the slug that it has, its own and also one that another has', async () => {
    const { save } = start([
      row(1, 'menus'),
      row(2, 'menus', { publishedAt: '2026-01-01', documentId: 'd1' }),
    ]);
    expect(await save({ slug: 'menus' }, { documentId: 'd1' })).toEqual({ slug: 'menus' });
    const twice = start([row(1, 'menus'), row(2, 'menus')]);
    expect(await twice.save({ slug: 'menus', excerpt: 'x' }, { documentId: 'd2' })).toMatchObject({
      slug: 'menus',
    });
  });

  it('may have again the slug under which it is published', async () => {
    const published = row(1, 'old', { publishedAt: '2026-01-01' });
    const { save } = start([published, row(2, 'menus', { documentId: 'd1' }), row(3, 'menus')]);
    expect(await save({ slug: 'old' }, { documentId: 'd1' })).toEqual({ slug: 'old' });
    expect(await save({ slug: 'menus' }, { documentId: 'd1' })).toEqual({ slug: 'menus' });
  });

  it('keeps what is no slug as the editor wrote it', async () => {
    const { save } = start([row(1, 'Not A Slug')]);
    expect(await save({ slug: 'Not A Slug' })).toEqual({ slug: 'Not A Slug' });
  });

  it.each([null, '', undefined])('gets the slug of its title in place of %j', async (slug) => {
    const { save } = start([row(1, 'menus'), row(2, '', { title: 'Bảng giá' })]);
    expect(await save({ title: 'Menus', slug })).toEqual({ title: 'Menus', slug: 'menus-1' });
    expect(await save({ slug }, { documentId: 'd2' })).toEqual({ slug: 'bang-gia' });
    expect(await save({ title: '🦌', slug }, {}, TEMPLATE)).toEqual({
      title: '🦌',
      slug: 'website-template',
    });
  });

  it('gets none without a title', async () => {
    const { save } = start([]);
    expect(await save({ title: '  ', slug: null })).toEqual({ title: '  ', slug: null });
    expect(await save({ excerpt: 'x' })).toEqual({ excerpt: 'x' });
  });

  it('is left alone in a type without slugs', async () => {
    const { save } = start([row(1, 'menus')]);
    expect(await save({ title: 'Menus', slug: 'menus' }, {}, TAG)).toEqual({ title: 'Menus', slug: 'menus' });
  });
});

it('a slug that is about to be published is not changed: two of them are refused', async () => {
  const { save, request } = start([row(1, 'menus')]);
  expect(await save({ slug: 'menus' }, { status: 'published' })).toEqual({ slug: 'menus' });
  request.path = `/content-manager/collection-types/${POST}/d2/actions/publish`;
  expect(await save({ slug: 'menus' }, { documentId: 'd2' })).toEqual({ slug: 'menus' });
});

it('a copy of an entry gets a slug of its own', async () => {
  const copy = row(2, 'menus');
  const { call } = start([row(1, 'menus'), copy]);
  const answer = { documentId: 'd2', entries: [{ ...copy }] };
  const { outcome } = await call({ uid: POST, action: 'clone', params: { documentId: 'd1' } }, answer);
  expect(outcome).toMatchObject({ entries: [{ slug: 'menus-1' }] });
  expect(copy.slug).toBe('menus-1');
});
