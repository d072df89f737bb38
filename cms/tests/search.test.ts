/** Title search: trimmed text, matched without regard to case, and without regard to accents. */
import { foldText } from '../src/content/foldText';
import { searchFolded, sortFolded } from '../src/content/titleSearch';
import { read } from './support/api';

const found = async (path: string): Promise<unknown[]> =>
  (await read(path)).body.data.map(({ title }) => title);

const collections = (text: string) =>
  found(
    `collections?fields[0]=title&sort[0]=title:asc&filters[title][$containsi]=${encodeURIComponent(text)}`,
  );

describe('the search among templates', () => {
  it.each([
    ['nha hang', ['Nhà hàng Bếp Lửa']],
    ['NHÀ HÀNG', ['Nhà hàng Bếp Lửa']],
    ['BỘ', ['Bộ sưu tập Bồ Câu']],
    ['bo', ['Bộ sưu tập Bồ Câu']],
    ['Bếp lửa', ['Nhà hàng Bếp Lửa']],
    ['an yen', ['Ẩn Yên Spa']],
    ['  spa ', ['Ẩn Yên Spa']],
    ['a', ['Ẩn Yên Spa', 'Bộ sưu tập Bồ Câu', 'Nhà hàng Bếp Lửa']],
    ['không có', []],
  ])('finds for "%s" %j', async (text, titles) => {
    expect(await collections(text)).toEqual(titles);
  });

  it('takes % and _ for text, not for patterns', async () => {
    expect(await collections('b%p')).toEqual([]);
    expect(await collections('sp_')).toEqual(['Ẩn Yên Spa']);
    for (const signs of ['%', '_', ' %_ ', '\\', '…!']) expect(await collections(signs)).toEqual([]);
  });

  it('works together with the other filters', async () => {
    const filters =
      'filters[$and][0][title][$containsi]=bo%20cau&filters[$and][1][tags][slug][$in][0]=toi-gian';
    expect(await found(`collections?${filters}`)).toEqual(['Bộ sưu tập Bồ Câu']);
  });

  it('counts what it found', async () => {
    const { body } = await read(
      'collections?filters[title][$containsi]=nha%20hang&pagination[start]=0&pagination[limit]=12',
    );
    expect(body.meta.pagination.total).toBe(1);
  });
});

describe('the search among posts', () => {
  it('finds Vietnamese titles without accents and in capitals', async () => {
    expect(await found('dicom-blogs?locale=vi&filters[title][$containsi]=dat%20ten')).toEqual([
      'Đặt tên cho nhà hàng',
    ]);
    expect(
      await found(`dicom-blogs?locale=vi&filters[title][$containsi]=${encodeURIComponent('BỘ ĐỊNH')}`),
    ).toEqual(['Bộ định mức cho trang']);
  });

  it('finds no drafts', async () => {
    expect(await found('dicom-blogs?locale=en&filters[title][$containsi]=zebra')).toEqual([]);
  });
});

describe('foldText', () => {
  it.each([
    ['Nhà  Hàng Bộ', 'nha hang bo'],
    ['Đặt bàn ở ĐÀ NẴNG', 'dat ban o da nang'],
    ['Ẵ ỗ Ự', 'a o u'],
    ['100%_off\\', '100 off'],
    ['', ''],
  ])('makes of "%s" "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('gives the same for composed and decomposed letters', () => {
    expect(foldText('Bộ'.normalize('NFD'))).toBe(foldText('Bộ'.normalize('NFC')));
  });
});

describe('searchFolded', () => {
  it('redirects the search alone and keeps every other condition', () => {
    expect(searchFolded({ title: { $containsi: 'Bộ', $ne: 'x' }, slug: { $eq: 'a' } })).toEqual({
      title: { $ne: 'x' },
      titleFolded: { $contains: 'bo' },
      slug: { $eq: 'a' },
    });
  });

  it('finds nothing for signs that are no words, and everything for no text', () => {
    expect(searchFolded({ title: { $containsi: ' %_ ' } })).toEqual({ titleFolded: { $in: [] } });
    expect(searchFolded({ title: { $containsi: '  ' } })).toEqual({ titleFolded: { $contains: '' } });
  });

  it('looks into $and, $or and $not, and leaves the titles of related entries alone', () => {
    const related = { categories: { title: { $containsi: 'Bộ' } } };
    expect(searchFolded({ $or: [{ $not: { title: { $containsi: 'Đ' } } }, related] })).toEqual({
      $or: [{ $not: { titleFolded: { $contains: 'd' } } }, related],
    });
  });
});

describe('sortFolded', () => {
  it.each([
    ['title', 'titleFolded'],
    ['title:desc', 'titleFolded:desc'],
    ['createdAt:desc,title:asc', 'createdAt:desc,titleFolded:asc'],
    ['subtitle:asc', 'subtitle:asc'],
    [undefined, undefined],
  ])('makes of %s %s', (sort, expected) => {
    expect(sortFolded(sort)).toBe(expected);
  });
});
