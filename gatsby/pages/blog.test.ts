import { fakeBuild } from '../../jest/fakeBuild';
import { postsPerPage } from '../../src/config/limits';
import { createBlogPages } from './blog';

const post = (documentId: string, locale: 'en' | 'vi') => ({
  id: `${documentId}-${locale}`,
  documentId,
  locale,
  slug: `${documentId}-in-${locale}`,
});
const postsIn = (locale: 'en' | 'vi', count: number) =>
  Array.from({ length: count }, (_, index) => post(`post-${index + 1}`, locale));

const build = async (...posts: ReturnType<typeof post>[]) => {
  const site = fakeBuild({ allStrapiDicomBlog: { nodes: posts } });
  await createBlogPages(site.args);
  return site;
};
const listsOf = (paths: string[]) => paths.filter((path) => /\/blog\/(page\/\d+\/)?$/.test(path));

describe('the blog list', () => {
  it('shows 12 posts a page, older ones at /blog/page/2/ and on', async () => {
    const { pageAt } = await build(...postsIn('en', 25));
    expect(postsPerPage).toBe(12);
    expect(pageAt('/en/blog/').context).toMatchObject({ page: 1, pageCount: 3, skip: 0, limit: 12 });
    expect(pageAt('/en/blog/page/3/').context).toMatchObject({ page: 3, pageCount: 3, skip: 24, limit: 12 });
  });

  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [24, 2],
    [25, 3],
  ])('with %i posts has %i page(s)', async (count, pages) => {
    const { paths } = await build(...postsIn('en', count));
    expect(listsOf(paths()).filter((path) => path.startsWith('/en/'))).toHaveLength(pages);
  });

  it('exists in both languages when the CMS is empty', async () => {
    const { paths } = await build();
    expect(paths()).toEqual(['/en/blog/', '/vn/blog/']);
  });

  it('is as long in each language as that language has posts', async () => {
    const { paths } = await build(...postsIn('en', 13), ...postsIn('vi', 1));
    expect(listsOf(paths())).toEqual(['/en/blog/', '/en/blog/page/2/', '/vn/blog/']);
  });

  it('has as its translation the same page, where the other language has it', async () => {
    const { pageAt } = await build(...postsIn('en', 25), ...postsIn('vi', 13));
    expect(pageAt('/vn/blog/page/2/').context.alternates).toEqual({
      en: '/en/blog/page/2/',
      vn: '/vn/blog/page/2/',
    });
    expect(pageAt('/en/blog/page/3/').context.alternates).toEqual({ en: '/en/blog/page/3/' });
  });
});

describe('a post', () => {
  it('stands at the slug of its language, and its query asks for that entry', async () => {
    const { pageAt } = await build(post('door', 'en'), post('door', 'vi'));
    expect(pageAt('/en/blog/door-in-en/').context).toMatchObject({ id: 'door-en', locale: 'en' });
    expect(pageAt('/vn/blog/door-in-vi/').context).toMatchObject({ id: 'door-vi', locale: 'vi' });
  });

  it('knows the slug of its translation', async () => {
    const { pageAt } = await build(post('window', 'vi'), post('door', 'en'), post('door', 'vi'));
    const both = { en: '/en/blog/door-in-en/', vn: '/vn/blog/door-in-vi/' };
    expect(pageAt('/en/blog/door-in-en/').context.alternates).toEqual(both);
    expect(pageAt('/vn/blog/door-in-vi/').context.alternates).toEqual(both);
  });

  it('in one language only is one page, without a translation', async () => {
    const { paths, pageAt } = await build(post('window', 'vi'));
    expect(paths()).toEqual(['/en/blog/', '/vn/blog/', '/vn/blog/window-in-vi/']);
    expect(pageAt('/vn/blog/window-in-vi/').context.alternates).toEqual({ vn: '/vn/blog/window-in-vi/' });
  });
});
