import { fakeBuild } from '../../jest/fakeBuild';
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
  it('knows its posts by their ids, so that a page of other posts is not asked for anew', async () => {
    const { pageAt } = await build(...postsIn('en', 30));
    expect(pageAt('/en/blog/').context).toMatchObject({
      ids: postsIn('en', 12).map(({ id }) => id),
      older: '/blog/page/2/',
    });
    expect(pageAt('/en/blog/page/1/').context).toMatchObject({ page: 1, newer: '/blog/page/2/' });
    expect(pageAt('/en/blog/').context).not.toHaveProperty('page');
    expect(pageAt('/en/blog/').context).toMatchObject({ first: true });
    expect(pageAt('/en/blog/page/1/').context).toMatchObject({ first: false });
  });

  it('asks for the newest first', async () => {
    const graphql = jest.fn(() => Promise.resolve({ data: { allStrapiDicomBlog: { nodes: [] } } }));
    await createBlogPages({ ...fakeBuild().args, graphql } as never);
    expect(String(graphql.mock.calls)).toContain(
      'sort: [{ defaultPublishedDate: DESC }, { publishedAt: DESC }',
    );
  });

  it('leads from the page that is still to come to /blog/, for the time being', async () => {
    const { redirects } = await build(...postsIn('en', 30));
    expect(redirects).toEqual([
      { fromPath: '/en/blog/page/3/', toPath: '/en/blog/', statusCode: 302, ignoreCase: false },
      { fromPath: '/vn/blog/page/1/', toPath: '/vn/blog/', statusCode: 302, ignoreCase: false },
    ]);
  });

  it('exists in both languages when the CMS is empty', async () => {
    const { paths } = await build();
    expect(paths()).toEqual(['/en/blog/', '/vn/blog/']);
  });

  it('is as long in each language as that language has posts', async () => {
    const { paths } = await build(...postsIn('en', 17), ...postsIn('vi', 16));
    expect(listsOf(paths())).toEqual(['/en/blog/', '/en/blog/page/1/', '/vn/blog/']);
  });

  it('has as its translation the same page, where the other language has it', async () => {
    const { pageAt } = await build(...postsIn('en', 30), ...postsIn('vi', 24));
    expect(pageAt('/vn/blog/page/1/').context.alternates).toEqual({
      en: '/en/blog/page/1/',
      vn: '/vn/blog/page/1/',
    });
    expect(pageAt('/en/blog/page/2/').context.alternates).toEqual({ en: '/en/blog/page/2/' });
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
