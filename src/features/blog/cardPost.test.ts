import { imageData, mediaOf } from '../../../jest/fixtures';
import type { FetchedPost } from '../../api-client/content';
import type { IndexedPost } from '../../lib/blogIndex';
import { fromFetched, fromIndexed } from './answeredPost';
import { fromQuery } from './cardPost';

const facts = {
  slug: 'a',
  title: 'A',
  excerpt: 'About a',
  views: 184,
  defaultPublishedDate: '2024-01-05T02:00:00.000Z',
  publishedAt: '2026-06-01T02:00:00.000Z',
  categories: [{ title: 'Design' }],
  user: { firstName: 'Linh', avatar: null },
};
const bare = {
  slug: 'a',
  title: 'A',
  excerpt: null,
  views: null,
  defaultPublishedDate: null,
  publishedAt: '2026-06-01T02:00:00.000Z',
  categories: null,
  user: null,
  titleImage: null,
};
const titleImage: FetchedPost['titleImage'] = {
  url: 'https://cms.example/a.webp',
  width: 1600,
  height: 900,
  formats: {
    small: { url: 'https://cms.example/small.webp', width: 500, height: 281 },
    medium: { url: 'https://cms.example/medium.webp', width: 750, height: 422 },
  },
};
const imageOf = (more: Partial<NonNullable<FetchedPost['titleImage']>>) =>
  fromFetched({ ...facts, titleImage: { ...titleImage, ...more } }).image;

describe('the card of a post', () => {
  it('is the same from the build and from the CMS, but for the picture', () => {
    const { image, ...card } = fromQuery({ ...facts, titleImage: mediaOf('/a.webp') });
    expect(image).toEqual(imageData('/a.webp'));
    expect(fromFetched({ ...facts, titleImage })).toEqual({ ...card, image: expect.anything() });
    expect(card).toEqual({
      slug: 'a',
      title: 'A',
      excerpt: 'About a',
      views: 184,
      date: '2024-01-05T02:00:00.000Z',
      author: 'Linh',
      avatar: null,
      categories: ['Design'],
    });
  });

  it.each([
    ['build', fromQuery],
    ['CMS', fromFetched],
  ] as const)('is dated by publishing and not yet viewed when the %s knows nothing else', (_, map) => {
    expect(map(bare)).toEqual({
      slug: 'a',
      title: 'A',
      excerpt: null,
      views: 0,
      date: '2026-06-01T02:00:00.000Z',
      author: null,
      avatar: null,
      categories: [],
      image: null,
    });
  });

  it('has the small and the medium picture of the CMS to choose from', () => {
    expect(imageOf({})).toEqual({
      layout: 'constrained',
      width: 750,
      height: 422,
      images: {
        fallback: {
          src: 'https://cms.example/medium.webp',
          srcSet: 'https://cms.example/small.webp 500w, https://cms.example/medium.webp 750w',
        },
      },
    });
  });

  it.each([null, { small: null, medium: null }])(
    'has the picture itself when it is smaller than those: %j',
    (formats) => {
      expect(imageOf({ width: 320, height: 180, formats })).toEqual({
        layout: 'constrained',
        width: 320,
        height: 180,
        images: { fallback: { src: 'https://cms.example/a.webp', srcSet: undefined } },
      });
    },
  );

  it('reserves the place of a picture that nobody has measured', () => {
    expect(imageOf({ width: null, height: null, formats: null })).toMatchObject({ width: 16, height: 9 });
  });
});

describe('the picture of an author', () => {
  const withAvatar = (avatar: NonNullable<FetchedPost['user']>['avatar']) =>
    fromFetched({ ...facts, titleImage: null, user: { firstName: 'Linh', avatar } }).avatar;
  const url = 'https://cms.example/linh.webp';

  it('is the smallest that the CMS has made of it, or the file where it is smaller than that', () => {
    const xxsmall = { url: 'https://cms.example/xxsmall_linh.webp', width: 96, height: 96 };
    expect(withAvatar({ url, formats: { xxsmall } })).toMatchObject({
      images: { fallback: { src: xxsmall.url } },
    });
    for (const formats of [null, { xxsmall: null }])
      expect(withAvatar({ url, formats })).toMatchObject({
        ...{ width: 44, height: 44 },
        images: { fallback: { src: url } },
      });
  });
});

describe('a post of the index', () => {
  const indexed: IndexedPost = {
    ...{ slug: 'a', title: 'A', excerpt: 'About a', date: '2024-01-05T02:00:00.000Z', views: 3 },
    ...{ author: 'Linh', avatar: '/linh.webp', categories: ['Design'], tags: ['React'], picture: 'k3x9f' },
  };

  it('has a card like the others, with its thumbnail', () => {
    expect(fromIndexed(indexed)).toMatchObject({
      ...{ slug: 'a', title: 'A', excerpt: 'About a', date: '2024-01-05T02:00:00.000Z', views: 3 },
      ...{ author: 'Linh', categories: ['Design'] },
      avatar: { images: { fallback: { src: '/linh.webp' } } },
      image: { width: 880, images: { fallback: { src: '/static/blog/a.k3x9f.webp' } } },
    });
  });

  it('may lack both pictures', () => {
    expect(fromIndexed({ ...indexed, avatar: null, picture: null })).toMatchObject({
      avatar: null,
      image: null,
    });
  });
});
