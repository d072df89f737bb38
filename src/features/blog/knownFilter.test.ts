import { knownFilter } from './knownFilter';

const known = {
  categories: ['Bán hàng', 'Bạn hàng', 'Đồ hoạ', 'Kỹ thuật'].map((title) => ({ title })),
  tags: ['C', 'C++'].map((title) => ({ title })),
};

describe('a category or tag that an address names', () => {
  it.each([
    ['category', 'kỹ THUẬT', 'Kỹ thuật'],
    ['category', 'do hoa', 'Đồ hoạ'],
    ['category', 'Bạn hàng', 'Bạn hàng'],
    ['category', 'c++', 'c++'],
    ['tag', 'c++', 'C++'],
    ['tag', 'Rust', 'Rust'],
  ] as const)('has the title of the site, whatever its capitals and accents: %s %s', (kind, title, own) => {
    expect(knownFilter({ kind, title }, known)).toEqual({ kind, title: own });
  });

  it('has its own where nothing is known yet', () => {
    expect(knownFilter({ kind: 'tag', title: 'c' }, undefined)).toEqual({ kind: 'tag', title: 'c' });
  });
});
