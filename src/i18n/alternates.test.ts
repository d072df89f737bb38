import { alternatesOfPath, bareAddress } from './alternates';

describe('alternates', () => {
  it('puts every page at the same path under both prefixes', () => {
    expect(alternatesOfPath('/blog/')).toEqual({ en: '/en/blog/', vn: '/vn/blog/' });
  });

  it('derives the bare address from the English page', () => {
    expect(bareAddress({ en: '/en/blog/a/', vn: '/vn/blog/b/' })).toBe('/blog/a/');
    expect(bareAddress(alternatesOfPath('/'))).toBe('/');
  });

  it('derives the bare address of a Vietnamese-only page from its own address', () => {
    expect(bareAddress({ vn: '/vn/blog/b/' })).toBe('/blog/b/');
    expect(bareAddress({})).toBeUndefined();
  });
});
