/**
 * The reads of showcases and blog (docs/specification/calls.md, 'Content reads'), as a visitor's browser makes them.
 */
import { type Entry, read } from './support/api';
import { currentRun } from './support/run';

const titles = (entries: Entry[]): unknown[] => entries.map(({ title }) => title);

const POST_FIELDS =
  'fields[0]=title&fields[1]=slug&fields[2]=defaultPublishedDate&fields[3]=publishedAt&fields[4]=views';
const POST_PARTS =
  'populate[categories][fields][0]=title&populate[tags][fields][0]=title&populate[titleImage][fields][0]=formats' +
  '&populate[titleImage][fields][1]=url&populate[user][fields][0]=firstName';
const POST_SORT = 'sort[0]=defaultPublishedDate:desc&sort[1]=publishedAt:desc';

describe('GET /showcases', () => {
  it('lists the showcases with their pictures and the pagination', async () => {
    const { status, body } = await read('showcases?populate=*');
    expect(status).toBe(200);
    expect(body.meta.pagination.total).toBe(2);
    const showcase = body.data.find(({ slug }) => slug === 'harbour-desk');
    expect(showcase).toMatchObject({
      type: 'Website',
      title: 'Harbour Desk',
      sortDescription: 'A console for a harbour.',
      description: '<p>Ships, berths and tides.</p>',
      clientName: 'Harbour Office',
      finishAt: '2025-11-03',
      url: 'https://harbour.example/',
      thumbnail: {
        url: expect.stringMatching(/^\/uploads\/.+\.webp$/),
        alternativeText: 'Harbour Desk, screen 0',
      },
    });
    expect(showcase?.images).toHaveLength(2);
  });

  it('finds one by its slug', async () => {
    const { body } = await read('showcases?filters[slug][$eq]=tide-app&populate=*');
    expect(titles(body.data)).toEqual(['Tide App']);
    expect(body.data[0]?.type).toBe('Mobile App');
  });
});

describe('GET /dicom-blogs', () => {
  it('tells the views of some posts by their slugs, and nothing else of them', async () => {
    const asked = ['a-budget-for-pages', 'moving-a-domain', 'unknown'].map(
      (slug, at) => `filters[slug][$in][${at}]=${slug}`,
    );
    const { status, body } = await read(
      `dicom-blogs?locale=en&fields[0]=slug&fields[1]=views&${asked.join('&')}&pagination[limit]=3`,
    );
    expect(status).toBe(200);
    expect(new Set(body.data.map(({ slug }) => slug))).toEqual(
      new Set(['a-budget-for-pages', 'moving-a-domain']),
    );
    for (const entry of body.data)
      expect(entry).toEqual({
        id: expect.any(Number),
        documentId: expect.any(String),
        slug: expect.any(String),
        views: expect.any(Number),
      });
  });

  it('lists the published posts of a language, the newest first, with the selected fields', async () => {
    const { status, body } = await read(`dicom-blogs?locale=en&${POST_FIELDS}&${POST_PARTS}&${POST_SORT}`);
    expect(status).toBe(200);
    expect(titles(body.data)).toEqual(['Moving a domain', 'A budget for pages', 'Menus that load']);
    expect(body.meta.pagination.total).toBe(3);
    expect(body.data[1]).toEqual({
      id: expect.any(Number),
      documentId: expect.any(String),
      title: 'A budget for pages',
      slug: 'a-budget-for-pages',
      defaultPublishedDate: '2026-02-10T02:00:00.000Z',
      publishedAt: expect.any(String),
      views: expect.any(Number),
      categories: expect.arrayContaining([
        expect.objectContaining({ title: 'Design' }),
        expect.objectContaining({ title: 'Engineering' }),
      ]),
      tags: [expect.objectContaining({ title: 'Speed' })],
      titleImage: expect.objectContaining({
        url: expect.any(String),
        formats: expect.objectContaining({
          thumbnail: expect.objectContaining({ url: expect.any(String) }),
          small: expect.objectContaining({ width: 500 }),
          medium: expect.objectContaining({ width: 750 }),
        }),
      }),
      user: expect.objectContaining({ firstName: 'Tom' }),
    });
  });

  it('has the Vietnamese posts under the locale vi, each with a slug of its own', async () => {
    const { body } = await read(`dicom-blogs?locale=vi&${POST_FIELDS}&${POST_PARTS}&${POST_SORT}`);
    expect(body.data.map(({ slug }) => slug)).toEqual([
      'dat-ten-cho-nha-hang',
      'bo-dinh-muc-cho-trang',
      'thuc-don-mo-nhanh',
    ]);
    expect(body.data[1]?.categories).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: 'Kỹ thuật' })]),
    );
  });

  it('gives the recent posts five at a time', async () => {
    const { body } = await read(`dicom-blogs?locale=en&${POST_FIELDS}&${POST_SORT}&pagination[pageSize]=5`);
    expect(body.meta.pagination.pageSize).toBe(5);
    expect(body.data.length).toBeGreaterThan(0);
  });

  it('gives one post by slug and locale, with its author, tags and the slugs of its other languages', async () => {
    const { body } = await read(
      'dicom-blogs?filters[slug][$eq]=bo-dinh-muc-cho-trang&locale=vi&populate[titleImage]=true&populate[user][fields][0]=firstName' +
        '&populate[user][populate][avatar][fields][0]=formats&populate[tags]=true&populate[localizations][fields][0]=slug' +
        '&populate[localizations][fields][1]=locale',
    );
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      title: 'Bộ định mức cho trang',
      content: expect.stringContaining('<h2>Bộ định mức cho trang</h2>'),
      user: { firstName: 'Tom', avatar: { formats: { xxsmall: { width: 96, height: 96 } } } },
      tags: [{ title: 'Tốc độ' }],
      localizations: [{ slug: 'a-budget-for-pages', locale: 'en' }],
    });
  });

  it('gives no localization where there is no translation', async () => {
    const { body } = await read(
      'dicom-blogs?filters[slug][$eq]=moving-a-domain&locale=en&populate[localizations][fields][0]=slug',
    );
    expect(body.data[0]?.localizations).toEqual([]);
  });
});

describe.each([
  ['blog-categories', ['Design', 'Engineering'], ['Thiết kế', 'Kỹ thuật']],
  ['blog-tags', ['Forms', 'Speed'], ['Biểu mẫu', 'Tốc độ']],
])('GET /%s', (path, english, vietnamese) => {
  it('gives those with at least one post, each with its posts', async () => {
    const query =
      'filters[dicomBlogs][documentId][$notNull]=true&populate[dicomBlogs][fields][0]=documentId&sort=title';
    const { status, body } = await read(`${path}?locale=en&${query}`);
    expect(status).toBe(200);
    expect(titles(body.data)).toEqual(english);
    expect(body.data.every(({ dicomBlogs }) => Array.isArray(dicomBlogs) && dicomBlogs.length > 0)).toBe(
      true,
    );
    const vietnameseAnswer = await read(`${path}?locale=vi&${query}`);
    expect(titles(vietnameseAnswer.body.data).sort()).toEqual([...vietnamese].sort());
  });

  it('gives all of them with populate=*', async () => {
    const { body } = await read(`${path}?locale=en&populate=*`);
    expect(body.data.every(({ dicomBlogs }) => Array.isArray(dicomBlogs))).toBe(true);
  });
});

it('serves the pictures under the addresses it gives', async () => {
  const { body } = await read('showcases?populate[thumbnail][fields][0]=url&pagination[pageSize]=1');
  const { url } = body.data[0]?.thumbnail as { url: string };
  const picture = await fetch(new URL(url, currentRun().url));
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
});
