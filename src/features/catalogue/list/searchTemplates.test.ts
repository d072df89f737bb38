import type { IndexedTemplate } from '../../../lib/catalogueIndex';
import { noFilter } from './catalogueFilter';
import { searchTemplates } from './searchTemplates';

const template = (title: string, categories: string[] = [], tags: string[] = []): IndexedTemplate => ({
  slug: title,
  title,
  price: 1,
  layout: null,
  layouts: 0,
  categories,
  tags,
  picture: null,
});

const all = [
  template('Phở Lành', ['am-thuc'], ['song-ngu']),
  template('Ấm Đồng', ['am-thuc', 'ban-hang'], ['co-blog']),
  template('Đi Vịnh', ['du-lich'], ['song-ngu', 'co-blog']),
  template('Zen', ['lam-dep']),
];

const titles = (filter: Partial<typeof noFilter>) =>
  searchTemplates(all, { ...noFilter, ...filter }).map(({ title }) => title);

describe('the search without the CMS', () => {
  it('has all, the newest first, without a filter', () => {
    expect(titles({})).toEqual(['Phở Lành', 'Ấm Đồng', 'Đi Vịnh', 'Zen']);
    expect(titles({ sort: 'createdAt:asc' })).toEqual(['Zen', 'Đi Vịnh', 'Ấm Đồng', 'Phở Lành']);
  });

  it('orders titles without regard to accents: Ấ stands with A, Đ with D', () => {
    expect(titles({ sort: 'title:asc' })).toEqual(['Ấm Đồng', 'Đi Vịnh', 'Phở Lành', 'Zen']);
    expect(titles({ sort: 'title:desc' })).toEqual(['Zen', 'Phở Lành', 'Đi Vịnh', 'Ấm Đồng']);
  });

  it.each(['pho lanh', 'PHỞ', ' phở ', 'lành'])(
    'finds %j in a title whatever its case and accents',
    (search) => {
      expect(titles({ search })).toEqual(['Phở Lành']);
    },
  );

  it('takes signs of a pattern for blanks, as the CMS does', () => {
    expect(titles({ search: 'pho_lanh' })).toEqual(['Phở Lành']);
  });

  it.each(['%', '_', ' %_ ', '\\', '…!'])(
    'finds nothing for %j, which is no word, as the CMS does',
    (search) => {
      expect(titles({ search })).toEqual([]);
    },
  );

  it('has all for blanks', () => {
    expect(titles({ search: '  ' })).toHaveLength(4);
  });

  it('takes one of several categories, and one of several tags, and both', () => {
    expect(titles({ categories: ['du-lich', 'lam-dep'] })).toEqual(['Đi Vịnh', 'Zen']);
    expect(titles({ categories: ['am-thuc'], tags: ['co-blog'] })).toEqual(['Ấm Đồng']);
    expect(titles({ categories: ['am-thuc'], tags: ['co-blog'], search: 'pho' })).toEqual([]);
  });

  it('finds nothing in a category that there is not', () => {
    expect(titles({ categories: ['khong-co'] })).toEqual([]);
  });
});
