import { translator } from './translator';

const locales = {
  edges: [{ node: { ns: 'blog', data: JSON.stringify({ list: { page: 'Blog, page {{page}}' } }) } }],
};

describe('translator', () => {
  it('reads a nested string and fills its values', () => {
    expect(translator(locales, 'blog')('list.page', { page: 2 })).toBe('Blog, page 2');
  });

  it('stops the build at a missing key instead of printing it', () => {
    expect(() => translator(locales, 'blog')('list.none')).toThrow("No string 'list.none'");
    expect(() => translator(locales, 'blog')('list')).toThrow("No string 'list'");
  });

  it('says which namespace the query forgot', () => {
    expect(() => translator(locales, 'shell')('x')).toThrow("namespace 'shell'");
  });
});
