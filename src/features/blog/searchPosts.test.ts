import type { IndexedPost } from '../../lib/blogIndex';
import { searchPosts } from './searchPosts';

const post = (slug: string, title: string, more: Partial<IndexedPost> = {}): IndexedPost => ({
  ...{ slug, title, excerpt: null, date: null, views: 0, author: null, avatar: null },
  ...{ categories: [], tags: [], picture: null },
  ...more,
});

const posts = [
  post('zones', 'Một đội, hai múi giờ', { excerpt: 'Sài Gòn và Melbourne', categories: ['Trong xưởng'] }),
  post('door', 'Vì sao cửa nên mở', {
    excerpt: 'Mạng ở tầng hầm',
    categories: ['Kỹ thuật'],
    tags: ['React'],
  }),
  post('forms', 'Biểu mẫu không mất gì', { categories: ['Kỹ thuật'] }),
];
const search = (words: string) => searchPosts(posts, { filter: null, search: words }).map(({ slug }) => slug);

describe('a search', () => {
  it.each(['hai múi giờ', 'hai mui gio', 'HAI MUI GIO', '  gio   mui ', 'gio melbourne'])(
    'finds words in any order, without regard to case and accents, in title and excerpt: %p',
    (words) => {
      expect(search(words)).toEqual(['zones']);
    },
  );

  it('finds a word in the excerpt alone, and đ as d', () => {
    expect(search('tang ham')).toEqual(['door']);
    expect(search('doi')).toEqual(['zones']);
  });

  it('wants every word', () => {
    expect(search('hai cua')).toEqual([]);
  });

  it('keeps the order of the list', () => {
    expect(search('m')).toEqual(['zones', 'door', 'forms']);
  });

  it('finds a word that is begun, and none inside another: "ảnh" is not in "cảnh"', () => {
    expect(search('gi')).toEqual(['zones', 'forms']);
    const pictures = [post('view', 'Phối cảnh'), post('shot', 'Chụp (ảnh) sản phẩm')];
    const found = (search: string) => searchPosts(pictures, { filter: null, search }).map(({ slug }) => slug);
    expect(found('ảnh')).toEqual(['shot']);
    expect(found('anh')).toEqual(['shot']);
    expect(found('canh')).toEqual(['view']);
  });

  it('has those first whose title has the words', () => {
    const all = [
      post('told', 'Nhật ký', { excerpt: 'Một cánh cửa' }),
      post('door', 'Cửa'),
      post('crab', 'Cua'),
    ];
    const found = (search: string) => searchPosts(all, { filter: null, search }).map(({ slug }) => slug);
    expect(found('cửa')).toEqual(['door', 'told', 'crab']);
    expect(found('cua')).toEqual(['crab', 'door', 'told']);
  });

  it('has those first that have the words with their accents', () => {
    const doors = [post('of', 'Ghi chép của đội'), post('crab', 'Cua rang'), post('door', 'Cánh CỬA')];
    const found = (search: string) => searchPosts(doors, { filter: null, search }).map(({ slug }) => slug);
    expect(found('cửa')).toEqual(['door', 'of', 'crab']);
    expect(found('cử\u0309a'.replace('ử', 'ư'))).toEqual(['door', 'of', 'crab']);
    expect(found('cua')).toEqual(['crab', 'of', 'door']);
  });

  it.each(['%', '\\', '_', '% _'])('finds nothing by signs that are no words: %p', (words) => {
    expect(search(words)).toEqual([]);
  });

  it('takes signs that mean something elsewhere for what they are', () => {
    for (const words of ['%', '.*', '[', '(', '\\']) expect(() => search(words)).not.toThrow();
    expect(search('.*')).toEqual([]);
  });

  it('goes with a category or a tag', () => {
    const found = (filter: Parameters<typeof searchPosts>[1]['filter'], words: string) =>
      searchPosts(posts, { filter, search: words }).map(({ slug }) => slug);
    expect(found({ kind: 'category', title: 'Kỹ thuật' }, '')).toEqual(['door', 'forms']);
    expect(found({ kind: 'category', title: 'Kỹ\u00A0thuật' }, 'gi')).toEqual(['forms']);
    expect(found({ kind: 'tag', title: 'React' }, 'gi')).toEqual([]);
    expect(found({ kind: 'tag', title: 'Kỹ thuật' }, '')).toEqual([]);
  });
});
