import { mediaOf } from '../../../../jest/fixtures';
import { Template } from './Template';

export const layout: Queries.TemplateLayoutFragment = {
  slug: 'mot-cot',
  title: 'Một cột',
  full_image: mediaOf('/static/one-column.webp'),
};

export const collection: Queries.TemplateFragment = {
  documentId: 'pho',
  title: 'Phở Lành',
  heading: 'Phở Lành',
  slug: 'pho-lanh',
  basic_price: 5_900_000,
  short_description: '<p>Cho quán phở.</p>',
  description: '<h2>Có gì</h2><p>Bốn trang.</p>',
  thumbnail: mediaOf('/static/thumbnail.webp'),
  layouts: [
    { slug: 'mot-cot', title: 'Một cột', thumbnail: mediaOf('/static/mot-cot.webp') },
    { slug: 'hai-cot', title: 'Hai cột', thumbnail: mediaOf('/static/hai-cot.webp') },
  ],
  categories: [{ slug: 'am-thuc', title: 'Ẩm thực' }],
  tags: [{ slug: 'song-ngu', title: 'Song ngữ' }],
};

export const options: Queries.TemplateOptionsFragment = {
  group_options: [
    {
      id: 'pages',
      title: 'Nội dung',
      options: [
        {
          ...{ documentId: 'page', title: 'Trang nội dung', description: '<p>Theo bố cục của mẫu.</p>' },
          ...{ basic_price: 450_000, allow_quantity: true },
        },
        {
          ...{ documentId: 'jobs', title: 'Trang tuyển dụng', description: null },
          ...{ basic_price: 900_000, allow_quantity: false },
        },
      ],
    },
    { id: 'empty', title: 'Chưa có gì', options: [] },
  ],
};

export const related: readonly Queries.RelatedTemplateFragment[] = [
  {
    ...{ slug: 'rang', title: 'Rang', basic_price: 6_900_000, thumbnail: mediaOf('/static/rang.webp') },
    layouts: [{ slug: 'me-moi' }, { slug: 'kho' }],
  },
  { slug: 'moc', title: 'Mộc', basic_price: 9_900_000, thumbnail: null, layouts: [] },
];

type Shown = Partial<Parameters<typeof Template>[0]>;

/** The page of a template as its query answers it. */
export const templatePage = (shown: Shown = {}) => (
  <Template
    {...{ collection, layout, options, related }}
    demo="/demos/pho-lanh/mot-cot/"
    trail={<p>Đường dẫn</p>}
    back={null}
    {...shown}
  />
);
