import { filterOf, filterPath } from './postFilter';

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
