import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { pageAnswer, stubFetch } from '../../api-client/contentFixtures';
import { loadBlogIndex } from '../../api-client/blogIndex';
import { BlogPosts } from './BlogPosts';
import { asked, groups, indexed, open, openWith, page, prebuilt, status, titles } from './blogPostsFixture';

jest.mock('../../api-client/blogIndex');

const log = jest.spyOn(console, 'error');
beforeEach(() => log.mockReset().mockImplementation());

describe('the blog list', () => {
  it.each(['', '?utm_source=letter', '?category='])(
    'is that of the build without a filter (%p)',
    async (search) => {
      const { calls } = await open(search);
      expect(titles()).toEqual(['Title of prebuilt']);
      expect(screen.getByRole('navigation', { name: 'Pages of the blog' })).toBeVisible();
      expect(status()).toBeEmptyDOMElement();
      expect(calls).toHaveLength(0);
    },
  );

  it('begins with the newest post, before what the list can be narrowed by', async () => {
    await open('');
    const [lead] = screen.getAllByRole('article');
    expect(lead).toHaveAttribute('data-place', 'lead');
    expect(lead?.compareDocumentPosition(screen.getByRole('search'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('takes over from what the document says that its address asks for', async () => {
    document.documentElement.dataset.asks = '?category=Design';
    const { container } = await open('?category=Design');
    expect(document.documentElement).not.toHaveAttribute('data-asks');
    expect(container.querySelector('[data-narrowed]')).toHaveAttribute('id', 'posts');
  });

  it('has in its HTML what is shown until an address is answered, on its first page alone', () => {
    const html = (first: boolean) =>
      renderIn('en', <BlogPosts posts={prebuilt} groups={first ? groups : undefined} search="" />).container;
    expect(html(true).querySelectorAll('.asked .card')).toHaveLength(12);
    expect(html(true).querySelectorAll('.unasked')).toHaveLength(2);
    expect(html(false).querySelector('.asked, .unasked')).toBeNull();
  });

  it('has on its further pages, whatever their address asks for, a place for what the first can be narrowed by', async () => {
    const calls = stubFetch();
    const { container } = renderIn(
      'en',
      <BlogPosts posts={prebuilt} newer="/blog/" search="?category=Design" />,
    );
    expect(calls).toHaveLength(0);
    expect(container.querySelector('[data-part="filters"]')).toHaveAttribute(
      'data-src',
      '/fragments/latest-en.json',
    );
    expect(hrefs([screen.getByRole('link', { name: 'Show all posts' })])).toEqual(['/en/blog/#posts']);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Posts' })).toBeVisible();
  });

  it('says that a language has no post yet, and offers nothing to search', async () => {
    const none = { total: 0, categories: [], tags: [] };
    renderIn('en', <BlogPosts posts={[]} groups={none} search="" />);
    expect(screen.getByText(/No post is published in this language yet/)).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });
});

describe('the posts of a category or tag', () => {
  it.each([
    ['?category=Design', 'en', 'filters[categories][title][$eq]', 'Design'],
    ['?tag=C%2B%2B', 'en', 'filters[tags][title][$eq]', 'C++'],
    ['?category=K%E1%BB%B9%20thu%E1%BA%ADt', 'vn', 'filters[categories][title][$eq]', 'Kỹ thuật'],
  ] as const)(
    'are asked for 12 at a time, in the language of the page: %s',
    async (search, language, key, title) => {
      const { calls } = await open(search, language);
      expect(calls).toHaveLength(1);
      expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
        [key]: title,
        locale: language === 'vn' ? 'vi' : 'en',
        'pagination[start]': '0',
        'pagination[limit]': '12',
      });
    },
  );

  it.each([
    ['as many as are known to come', '?category=Design', 9],
    ['a full page where that is not known', '?tag=Elsewhere', 12],
  ])('are announced while they load, with a skeleton in their place: %s', async (_, query, count) => {
    const { container } = await open(query);
    expect(status()).toHaveTextContent(/^Looking for posts/);
    expect(titles()).toEqual([]);
    expect(screen.queryByRole('navigation', { name: 'Pages of the blog' })).not.toBeInTheDocument();
    const cards = [...container.querySelectorAll('.card')];
    expect(cards.map(({ textContent }) => textContent)).toEqual(Array(count).fill(''));
    expect(container.querySelector('[aria-busy=true]')).toContainElement(status());
    expect(await axe(container)).toHaveNoViolations();
  });

  it('replace the list, named and counted', async () => {
    const { container } = await openWith('?category=Design', ['a', 'b']);
    expect(status()).toHaveTextContent('2 posts in “Design”');
    expect(titles()).toEqual(['Title of a', 'Title of b']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
    expect(container.querySelector('.picture img')).toHaveAttribute(
      'src',
      'http://localhost:1337/uploads/medium_a.webp',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['en', '?tag=React', '1 post tagged “React”'],
    ['vn', '?tag=React', '1 bài viết gắn thẻ “React”'],
    ['vn', '?category=Design', '1 bài viết trong chuyên mục “Design”'],
  ] as const)('are counted in the words of the page (%s %s)', async (language, search, words) => {
    const { calls } = await open(search, language);
    await act(async () => calls[0]?.answer(pageAnswer(['a'])));
    expect(status()).toHaveTextContent(words);
  });

  it('can be left for all posts, at the place of the list', async () => {
    const { container } = await openWith('?category=Design', ['a']);
    expect(hrefs([screen.getByRole('link', { name: 'Show all posts' })])).toEqual(['/en/blog/#posts']);
    expect(container.querySelector('#posts')).toContainElement(status());
  });

  it('say so when there are none', async () => {
    const { container } = await openWith('?category=Nothing', []);
    expect(status()).toHaveTextContent('No posts in “Nothing”');
    expect(screen.getByText(/We have not published anything in English under this name/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all posts' })).toBeVisible();
    expect(titles()).toEqual(['Latest posts', 'Title of prebuilt']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show a title from the address as text, never as markup', async () => {
    const { container } = await openWith(`?tag=${encodeURIComponent('<img src=x onerror=alert(1)>')}`, []);
    expect(status()).toHaveTextContent('No posts tagged “<img src=x onerror=alert(1)>”');
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('a blog list fetch failure', () => {
  const index = jest.mocked(loadBlogIndex);

  it.each([
    ['a refusal', 502, 'Error Code: 502 Message: Bad Gateway'],
    ['an answer of another shape', 200, "'data' of the answer should be a list but is undefined"],
  ])('is logged, and the index of the release answers: %s', async (_, code, message) => {
    index.mockResolvedValue([indexed('known'), { ...indexed('other'), categories: [] }]);
    const { calls, container } = await open('?category=Design');
    await act(async () => calls[0]?.answer({}, code));
    expect(await screen.findByText('1 post in “Design”')).toBe(status());
    expect(log.mock.calls).toEqual([[message]]);
    expect(titles()).toEqual(['Title of known']);
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
  });

  it('says so where the index does not come either, and heads what stands there as the latest posts', async () => {
    index.mockRejectedValue(new Error('404'));
    const { calls, container } = await open('?category=Design');
    await act(async () => calls[0]?.fail());
    expect(await screen.findByRole('heading', { name: 'Latest posts' })).toBeVisible();
    expect(status()).toHaveTextContent(/^The posts for “.+” did not load$/);
    expect(titles()).toEqual(['Latest posts', 'Title of prebuilt']);
    expect(screen.getByRole('navigation', { name: 'Pages of the blog' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all posts' })).toBeVisible();
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be asked once more, with the place of the list in focus', async () => {
    index.mockRejectedValue(new Error('404'));
    const { calls, container } = await open('?category=Design');
    await act(async () => calls[0]?.fail());
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(status()).toHaveTextContent('Looking for posts in “Design” …');
    expect(container.querySelector('#posts')).toHaveFocus();
    await asked();
    await act(async () => calls[1]?.answer(pageAnswer(['a'])));
    expect(status()).toHaveTextContent('1 post in “Design”');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('does not outlast the filter: the next one is asked for', async () => {
    index.mockRejectedValue(new Error('404'));
    const { calls, rerender } = await open('?category=Design');
    await act(async () => calls[0]?.fail());
    rerender(page('?tag=React'));
    await asked();
    await act(async () => calls[1]?.answer(pageAnswer(['a'])));
    expect(status()).toHaveTextContent('1 post tagged “React”');
  });
});
