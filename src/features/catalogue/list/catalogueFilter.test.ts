import { filterOf, isFiltered, noFilter, queryOf, withGroup } from './catalogueFilter';

describe('the filter in the address', () => {
  it('is categories and tags as slugs with commas, the text, and the order', () => {
    expect(filterOf('?categories=am-thuc,du-lich&tags=song-ngu&search=ph%E1%BB%9F&sort=title:asc')).toEqual({
      search: 'phở',
      categories: ['am-thuc', 'du-lich'],
      tags: ['song-ngu'],
      sort: 'title:asc',
    });
  });

  it('is written as it is read', () => {
    const filter = { search: 'phở & bún', categories: ['a', 'b'], tags: ['c'], sort: 'title:desc' } as const;
    expect(queryOf(filter)).toBe('?categories=a,b&tags=c&search=ph%E1%BB%9F+%26+b%C3%BAn&sort=title%3Adesc');
    expect(filterOf(queryOf(filter))).toEqual(filter);
  });

  it('is none without a query, and with one that asks for something else', () => {
    expect(filterOf('')).toEqual(noFilter);
    expect(filterOf('?refetch=true&utm_source=x')).toEqual(noFilter);
    expect(queryOf(noFilter)).toBe('');
    expect(isFiltered(noFilter)).toBe(false);
  });

  it('may be what a browser without JavaScript sends', () => {
    expect(filterOf('?native=1&search=&categories=a&categories=b&sort=createdAt%3Adesc')).toEqual({
      ...noFilter,
      categories: ['a', 'b'],
    });
  });

  it.each([
    ['an order that there is not', '?sort=price:asc', noFilter],
    ['what is no slug', '?categories=<b>,a,__proto__,A', { ...noFilter, categories: ['a'] }],
    ['the same twice', '?tags=a,a&tags=a', { ...noFilter, tags: ['a'] }],
    ['a text of thousands', `?search=${'x'.repeat(5_000)}`, { ...noFilter, search: 'x'.repeat(200) }],
    ['blanks alone', '?search=%20%20', { ...noFilter, search: '  ' }],
  ])('takes no harm of %s', (_, search, filter) => {
    expect(filterOf(search)).toEqual(filter);
  });

  it('counts as set with a text of more than blanks, a group, or another order', () => {
    expect(isFiltered({ ...noFilter, search: '  ' })).toBe(false);
    expect(isFiltered({ ...noFilter, search: 'phở' })).toBe(true);
    expect(isFiltered({ ...noFilter, tags: ['a'] })).toBe(true);
    expect(isFiltered({ ...noFilter, sort: 'createdAt:asc' })).toBe(true);
  });
});

it('a group is ticked and unticked, and what is so already stays the same', () => {
  const ticked = withGroup(noFilter, 'categories', 'am-thuc', true);
  expect(ticked).toEqual({ ...noFilter, categories: ['am-thuc'] });
  expect(withGroup(ticked, 'categories', 'am-thuc', true)).toBe(ticked);
  expect(withGroup(ticked, 'categories', 'am-thuc', false)).toEqual(noFilter);
  expect(withGroup(ticked, 'tags', 'am-thuc', true)).toEqual({ ...ticked, tags: ['am-thuc'] });
});
