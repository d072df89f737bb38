import { queryRedirectsOf, redirectsOf } from './routes';

const redirect = (from: string, to: string) => ({ from, to, status: 301 as const, ignoreCase: false });
const ask = redirectsOf({
  languages: ['en', 'vn'],
  files: [],
  rewrites: [],
  redirects: [
    redirect('/vn/collection/binh-an/*', '/vn/collection/an-tam/'),
    redirect('/vn/collection/binh-an/toi/', '/vn/collection/an-tam/toi/'),
    redirect('/vn/collection/binh-an/', '/vn/collection/an-tam/'),
  ],
});

describe('the old address of a template', () => {
  it.each([
    ['', ''],
    ['toi/', 'toi/'],
    ['toi', 'toi/'],
    ['no-longer-there/', ''],
    ['a/b/', ''],
  ])('with "%s" leads to the present one with "%s", in one step', (part, target) => {
    expect(ask(`/vn/collection/binh-an/${part}`)).toEqual({
      to: `/vn/collection/an-tam/${target}`,
      status: 301,
    });
  });

  it.each(['/vn/collection/binh-an-2/', '/en/collection/binh-an/', '/vn/collection/'])(
    'does not move %s',
    (path) => {
      expect(ask(path)).toBeNull();
    },
  );
});

describe('a form of filters that its browser sent by itself', () => {
  const rule = (query: string, to: string) => ({
    from: `/vn/collection/?native=1&${query}`,
    to,
    status: 302 as const,
    ignoreCase: false,
  });
  const manifest = {
    languages: ['en', 'vn'],
    files: [],
    rewrites: [],
    redirects: [
      rule('categories=am-thuc', '/vn/collection-category/am-thuc/'),
      rule('categories=du-lich', '/vn/collection-category/du-lich/'),
      rule('tags=song-ngu', '/vn/collection-tag/song-ngu/'),
    ],
  };
  const sent = queryRedirectsOf(manifest);

  it.each([
    ['?native=1&search=&categories=am-thuc&sort=createdAt%3Adesc', '/vn/collection-category/am-thuc/'],
    ['?tags=song-ngu&native=1', '/vn/collection-tag/song-ngu/'],
    ['?native=1&categories=am-thuc&categories=du-lich&tags=song-ngu', '/vn/collection-category/am-thuc/'],
  ])('with %s leads to the page of its first category or tag', (query, to) => {
    expect(sent('/vn/collection/', query)).toMatchObject({ to, status: 302 });
  });

  it.each([
    ['/vn/collection/', '?categories=am-thuc'],
    ['/vn/collection/', '?native=1'],
    ['/vn/collection/', '?native=1&categories=__proto__'],
    ['/en/collection/', '?native=1&categories=am-thuc'],
    ['/vn/collection/am-thuc/', '?native=1&categories=am-thuc'],
  ])('is nothing else: %s%s stays', (path, query) => {
    expect(sent(path, query)).toBeNull();
  });

  it('is no redirect of the path alone', () => {
    expect(redirectsOf(manifest)('/vn/collection/')).toBeNull();
  });
});
