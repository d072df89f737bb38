import { filterOf, filterPath, listPath, searchOf } from './postFilter';

describe('the filter of the blog list', () => {
  it('is linked as /blog/?category=<title> and /blog/?tag=<title>', () => {
    expect(filterPath({ kind: 'category', title: 'Design' })).toBe('/blog/?category=Design');
    expect(filterPath({ kind: 'tag', title: 'React' })).toBe('/blog/?tag=React');
  });

  it.each(['Kỹ thuật', 'C++', 'R&D', '100% #1', 'a=b?'])('comes back whole from its address: %s', (title) => {
    const filter = { kind: 'category', title } as const;
    expect(filterOf(new URL(filterPath(filter), 'https://saola.example').search)).toEqual(filter);
  });

  it.each(['', '?', '?utm_source=x', '?category=', '?tag=%20', '?Category=Design'])(
    'is none for the query %p',
    (search) => {
      expect(filterOf(search)).toBeNull();
    },
  );

  it('survives an address that is not encoded properly', () => {
    expect(filterOf('?category=100%')).toEqual({ kind: 'category', title: '100%' });
  });

  it('is the category when an address names both', () => {
    expect(filterOf('?tag=React&category=Design')).toEqual({ kind: 'category', title: 'Design' });
  });
});

describe('what is searched for', () => {
  it('is linked as /blog/?search=<words>, behind the category or tag', () => {
    expect(listPath({ filter: null, search: 'a door' })).toBe('/blog/?search=a%20door');
    expect(listPath({ filter: { kind: 'tag', title: 'C++' }, search: 'R&D' })).toBe(
      '/blog/?tag=C%2B%2B&search=R%26D',
    );
  });

  it('is the list of all posts where nothing is, at its place on the page', () => {
    expect(listPath({ filter: null, search: '' })).toBe('/blog/#posts');
  });

  it.each([
    ['?search=%20hai%20m%C3%BAi%20gi%E1%BB%9D ', 'hai múi giờ'],
    ['?category=Design&search=door', 'door'],
    ['?search=', ''],
    ['', ''],
    ['?search=100%', '100%'],
  ])('is read from the address %p', (query, words) => {
    expect(searchOf(query)).toBe(words);
  });
});
