import { randomBytes } from 'node:crypto';

import { createRemoteFileNode } from 'gatsby-source-filesystem';

import { collection } from '../../jest/fakeCms';
import { sourcedCms } from '../../jest/sourcedCms';
import { fetchFileNode } from '../../jest/sourcingArgs';

jest.mock('gatsby-source-filesystem', () => ({ createRemoteFileNode: jest.fn() }));
jest.mocked(createRemoteFileNode).mockImplementation((options) => fetchFileNode(options));

const { cms, source, drawing, picture } = sourcedCms();

describe('a document of the CMS', () => {
  const post = (locale: string, title: string) => ({
    ...{
      id: title.length,
      documentId: 'doors',
      locale,
      title,
      slug: 'doors',
      content: `<p><strong>${title}</strong></p>`,
    },
    categories: [{ id: 1, documentId: 'engineering', locale }],
    user: { id: 1, documentId: 'author' },
  });
  const category = (locale: string) => ({ id: 1, documentId: 'engineering', locale, title: locale });

  it('has a node in each language, with relations into the same language', async () => {
    cms.answers.set('/api/dicom-blogs', collection(post('en', 'Doors'), post('vi', 'Những cánh cửa')));
    cms.answers.set('/api/blog-categories', collection(category('en'), category('vi')));
    cms.answers.set('/api/authors', collection({ id: 1, documentId: 'author', firstName: 'An' }));
    const { ofType } = await source();
    const categories = ofType('STRAPI_BLOG_CATEGORY');
    const posts = ofType('STRAPI_DICOM_BLOG');
    expect(posts).toMatchObject([
      { documentId: 'doors', locale: 'en', content: '<p><strong>Doors</strong></p>' },
      { documentId: 'doors', locale: 'vi', content: '<p><strong>Những cánh cửa</strong></p>' },
    ]);
    expect(posts.map(({ categories___NODE }) => categories___NODE)).toEqual(categories.map(({ id }) => [id]));
    expect(categories.map(({ title }) => title)).toEqual(['en', 'vi']);
    expect(posts.map(({ user___NODE }) => user___NODE)).toEqual(
      Array(2).fill(ofType('STRAPI_AUTHOR')[0]?.id),
    );
  });

  it('is asked for in every language and anew in every build, with the token', async () => {
    await source();
    const [posts] = cms.askedFor('/api/dicom-blogs');
    expect(posts?.url.searchParams.get('locale')).toBe('*');
    expect(posts?.url.search).not.toMatch(/filters|status/);
    expect(cms.asked.map(({ token }) => token)).toEqual(cms.asked.map(() => 'Bearer a-token-nobody-may-see'));
  });

  it('has a node also when it stands on the second page of the answers', async () => {
    const page = (number: number, ...data: object[]) => ({
      data,
      meta: { pagination: { page: number, pageCount: 2 } },
    });
    const tag = (documentId: string) => ({ id: 1, documentId, title: documentId, slug: documentId });
    cms.answers.set('/api/collection-tags', page(1, tag('a')));
    await source();
    const second = cms.askedFor('/api/collection-tags').find(({ url }) => url.search.includes('page]=2'));
    expect(second).toBeDefined();
    cms.answers.set(`/api/collection-tags${second?.url.search}`, page(2, tag('b')));
    const { ofType } = await source();
    expect(ofType('STRAPI_COLLECTION_TAG').map(({ title }) => title)).toEqual(['a', 'b']);
  });

  it('that is the only one of its type has a node when it is published, and none when it is not', async () => {
    expect((await source()).ofType('STRAPI_COLLECTION_PAGE')).toEqual([]);
    cms.answers.set('/api/collection-page', { data: { id: 1, documentId: 'page', heading: 'Templates' } });
    expect((await source()).ofType('STRAPI_COLLECTION_PAGE')).toMatchObject([{ heading: 'Templates' }]);
  });
});

describe('a picture of the CMS', () => {
  const template = (thumbnail: object) => ({
    ...{ id: 1, documentId: 'an-tam', title: 'An Tâm', slug: 'an-tam', basic_price: 1 },
    thumbnail,
    layouts: [
      {
        id: 7,
        title: 'Home',
        slug: 'home',
        thumbnail: picture,
        full_image: { ...picture, id: 2, url: '/uploads/noise.png' },
      },
    ],
    seo: { id: 8, metaTitle: 'An Tâm', metaImage: { ...picture, id: 3, url: '/uploads/gone.png' } },
    description: '<p><img src="/uploads/door.png" alt="Door"><img src="/uploads/noise.png" alt="Noise"></p>',
  });

  beforeEach(async () => {
    cms.answers.set('/uploads/door.png', await drawing());
    cms.answers.set('/uploads/noise.png', randomBytes(3000));
    cms.answers.set('/api/collections', collection(template(picture)));
  });

  it('is here for the entry, for its components and inside its texts', async () => {
    const { ofType } = await source();
    const file = expect.stringContaining(`file ${cms.url}/uploads/door.png#`) as unknown;
    expect(ofType('STRAPI__MEDIA')).toMatchObject([{ url: picture.url, localFile___NODE: file }]);
    const [{ id } = { id: '' }] = ofType('STRAPI__MEDIA');
    expect(ofType('STRAPI_COLLECTION')).toMatchObject([
      {
        thumbnail___NODE: id,
        description: expect.stringMatching(
          /^<p><img src="\/static\/[^"]+" width="40" height="30" loading="lazy" decoding="async" alt="Door"/,
        ) as unknown,
      },
    ]);
    expect(ofType('STRAPI__COMPONENT_COLLECTION_LAYOUT')).toMatchObject([{ thumbnail___NODE: id }]);
  });

  it('that cannot be had is missing at each of these places, and each is named', async () => {
    const { ofType, warnings } = await source();
    expect(ofType('STRAPI__COMPONENT_COLLECTION_LAYOUT')[0]).not.toHaveProperty('full_image___NODE');
    expect(ofType('STRAPI__COMPONENT_SHARED_SEO')[0]).not.toHaveProperty('metaImage___NODE');
    expect(ofType('STRAPI_COLLECTION')[0]?.description).not.toContain('noise.png');
    const entry = 'Website template "An Tâm" (collection, an-tam)';
    expect(warnings.map((line) => line.split(': ')[0]).sort()).toEqual([
      `${entry}, description`,
      `${entry}, layouts 1, full_image`,
      `${entry}, seo, metaImage`,
    ]);
  });

  it('that cannot be had is missing from a list, and the others stay', async () => {
    const gone = { ...picture, id: 2, url: '/uploads/gone.png' };
    const showcase = {
      id: 1,
      documentId: 'quay',
      title: 'Quay',
      slug: 'quay',
      type: 'Website',
      images: [gone, picture],
    };
    cms.answers.set('/api/showcases', collection(showcase));
    const { ofType, warnings } = await source();
    const [{ id } = { id: '' }] = ofType('STRAPI__MEDIA');
    expect(ofType('STRAPI_SHOWCASE')).toMatchObject([{ images___NODE: [id] }]);
    expect(warnings.join()).toContain('Showcase "Quay" (showcase, quay), images 1: ');
  });

  it('has another alternative text as soon as it was given one', async () => {
    const withText = (alternativeText: string) =>
      cms.answers.set(
        '/api/authors',
        collection({ id: 1, documentId: 'a', firstName: 'An', avatar: { ...picture, alternativeText } }),
      );
    cms.answers.set('/api/collections', collection());
    withText('A door');
    const gatsby = await source();
    withText('A red door');
    await source(gatsby);
    expect(gatsby.ofType('STRAPI__MEDIA')).toMatchObject([{ alternativeText: 'A red door' }]);
  });
});

it('what a build found is told by entry and language, with what it left out', async () => {
  const post = (locale: string, title: string | null) => ({
    ...{ id: 1, documentId: 'doors', locale, title, slug: 'doors', publishedAt: '2026-01-01' },
    titleImage: picture,
  });
  cms.answers.set('/api/dicom-blogs', collection(post('en', 'Doors'), post('vi', null)));
  cms.answers.set('/uploads/door.png', randomBytes(3000));
  const { content, ofType } = await source();
  const name = { type: 'api::dicom-blog.dicom-blog', documentId: 'doors' };
  expect(ofType('STRAPI_DICOM_BLOG')).toMatchObject([{ locale: 'en' }]);
  expect(Date.parse(content.readAt)).toBeLessThanOrEqual(Date.now());
  expect(content.entries).toEqual([
    { ...name, locale: 'en', title: 'Doors', slug: 'doors', language: 'en', version: '2026-01-01' },
  ]);
  expect(content.leftOut).toMatchObject([
    { ...name, locale: 'vi', title: 'doors', what: 'entry', reason: 'empty', field: 'title' },
    { ...name, locale: 'en', what: 'picture', reason: 'undecodable', field: 'titleImage' },
  ]);
});
