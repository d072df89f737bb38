/** The reads of the catalogue (docs/specification/calls.md, 'Content reads'), as a visitor's browser makes them. */
import { type Entry, read } from './support/api';

const titles = (entries: Entry[]): unknown[] => entries.map(({ title }) => title);

describe('GET /collections', () => {
  const list =
    'fields[0]=title&fields[1]=basic_price&fields[2]=slug&populate[0]=thumbnail&populate[1]=layouts';
  const page = 'pagination[start]=0&pagination[limit]=12';

  it('lists the templates, the newest first, with thumbnail, layouts and the total', async () => {
    const { status, body } = await read(`collections?${list}&sort[0]=createdAt:desc&${page}`);
    expect(status).toBe(200);
    expect(titles(body.data)).toEqual(['Nhà hàng Bếp Lửa', 'Ẩn Yên Spa', 'Bộ sưu tập Bồ Câu']);
    expect(body.meta.pagination).toEqual({ start: 0, limit: 12, total: 3 });
    expect(body.data[0]).toMatchObject({
      slug: 'bep-lua',
      basic_price: 7900000,
      thumbnail: { url: expect.any(String) },
      layouts: [{ slug: 'trang-chu' }, { slug: 'thuc-don' }],
    });
  });

  it.each([
    ['createdAt:asc', ['Bộ sưu tập Bồ Câu', 'Ẩn Yên Spa', 'Nhà hàng Bếp Lửa']],
    ['title:asc', ['Ẩn Yên Spa', 'Bộ sưu tập Bồ Câu', 'Nhà hàng Bếp Lửa']],
    ['title:desc', ['Nhà hàng Bếp Lửa', 'Bộ sưu tập Bồ Câu', 'Ẩn Yên Spa']],
  ])('sorts by %s', async (sort, expected) => {
    const { body } = await read(`collections?${list}&sort[0]=${sort}&${page}`);
    expect(titles(body.data)).toEqual(expected);
  });

  it('filters by the slugs of categories and tags', async () => {
    const { body } = await read(
      `collections?${list}&${page}&filters[categories][slug][$in][0]=nha-hang&filters[categories][slug][$in][1]=spa&filters[tags][slug][$in][0]=toi-gian&sort[0]=title:asc`,
    );
    expect(titles(body.data)).toEqual(['Ẩn Yên Spa', 'Bộ sưu tập Bồ Câu']);
    expect(body.meta.pagination.total).toBe(2);
  });

  it('counts a template once that has two of the categories or tags asked for', async () => {
    const { body } = await read(
      `collections?${list}&${page}&filters[$or][0][categories][slug][$in][0]=nha-hang&filters[$or][1][tags][slug][$in][0]=dat-ban`,
    );
    expect(body.meta.pagination.total).toBe(2);
    expect(body.data).toHaveLength(2);
  });

  it('gives one by slug with everything its page shows', async () => {
    const populate = [
      'layouts',
      'layouts.thumbnail',
      'layouts.full_image',
      'categories',
      'tags',
      'seo',
      'seo.metaImage',
      'thumbnail',
    ];
    const query = populate.map((part, index) => `populate[${index}]=${part}`).join('&');
    const { body } = await read(`collections?filters[slug][$eq]=bep-lua&${query}`);
    expect(body.data[0]).toMatchObject({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      short_description: '<p>Nhà hàng Bếp Lửa.</p>',
      layouts: [
        {
          title: 'Trang chủ',
          thumbnail: { width: 1000, height: 1160 },
          full_image: { width: 1000, height: 1800 },
        },
        {
          title: 'Thực đơn',
          thumbnail: { alternativeText: 'Ảnh thu nhỏ của mẫu Nhà hàng Bếp Lửa: Thực đơn' },
        },
      ],
      categories: [{ slug: 'nha-hang', title: 'Nhà hàng' }],
      tags: [{ slug: 'dat-ban', title: 'Đặt bàn' }],
      seo: { metaTitle: 'Nhà hàng Bếp Lửa', metaImage: { width: 1000, height: 1160 } },
    });
  });

  it('gives the related ones, by categories or tags, without the template itself', async () => {
    const one = await read('collections?filters[slug][$eq]=bep-lua&populate[0]=categories&populate[1]=tags');
    const template = one.body.data[0] as Entry & { categories: Entry[]; tags: Entry[] };
    const query = [
      'populate[0]=thumbnail&populate[1]=categories&populate[2]=tags&populate[3]=layouts&sort[0]=createdAt:desc',
      `filters[uuid][$ne]=${template.uuid}`,
      `filters[$or][0][categories][id][$in][0]=${template.categories[0]?.id}`,
      `filters[$or][1][tags][id][$in][0]=${template.tags[0]?.id}`,
      'pagination[page]=1&pagination[pageSize]=6',
    ].join('&');
    const { status, body } = await read(`collections?${query}`);
    expect(status).toBe(200);
    expect(titles(body.data)).toEqual(['Bộ sưu tập Bồ Câu']);
  });
});

describe.each([
  ['collection-categories', ['Nhà hàng', 'Spa', 'Trống'], [2, 1, 0]],
  ['collection-tags', ['Tối giản', 'Đặt bàn'], [2, 1]],
])('GET /%s', (path, expected, counts) => {
  it('gives each with its templates', async () => {
    const { status, body } = await read(`${path}?populate=collections&sort=slug:desc`);
    expect(status).toBe(200);
    const byTitle = new Map(body.data.map(({ title, collections }) => [title, collections]));
    expect([...byTitle.keys()].sort()).toEqual([...expected].sort());
    expected.forEach((title, index) => expect(byTitle.get(title)).toHaveLength(counts[index] ?? -1));
  });

  it('gives the number of templates alone when asked for the count', async () => {
    const { body } = await read(
      `${path}?populate[collections][count]=true&filters[title][$eq]=${encodeURIComponent(expected[0] ?? '')}`,
    );
    expect(body.data[0]?.collections).toEqual({ count: counts[0] });
  });
});

describe('GET /collection-page', () => {
  it('gives the option groups with their options', async () => {
    const { status, body } = await read<{ data: Entry }>(
      'collection-page?populate[0]=group_options&populate[1]=group_options.options',
    );
    expect(status).toBe(200);
    expect(body.data.group_options).toMatchObject([
      {
        title: 'Nội dung',
        options: [
          {
            title: 'Viết bài',
            description: '<p>Một bài viết.</p>',
            basic_price: 1500000,
            allow_quantity: true,
          },
          { title: 'Chụp ảnh', basic_price: 3000000, allow_quantity: false },
        ],
      },
    ]);
  });

  it('gives heading, text and the texts for search engines', async () => {
    const { body } = await read<{ data: Entry }>(
      'collection-page?fields[0]=heading&fields[1]=text&populate[0]=seo&populate[1]=seo.metaImage',
    );
    expect(body.data).toMatchObject({
      heading: 'Kho mẫu website',
      text: 'Chọn một mẫu.',
      seo: { metaTitle: 'Kho mẫu website', metaImage: { url: expect.any(String) } },
    });
  });
});
