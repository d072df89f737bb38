import { cleanup, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { prebuilt } from './blogPostsFixture';
import { Pagination, type Neighbours } from './Pagination';

const postsOf = (...dates: string[]) => prebuilt.flatMap((post) => dates.map((date) => ({ ...post, date })));
const posts = postsOf('2026-05-12T02:00:00.000Z', '2026-04-02T02:00:00.000Z', '2026-01-05T02:00:00.000Z');

const linksOf = (neighbours: Neighbours) => {
  renderIn('en', <Pagination posts={posts} {...neighbours} />);
  return screen.queryAllByRole('link').map((link) => [link.textContent?.trim(), ...hrefs([link])]);
};

describe('the pages of the blog list', () => {
  it('lead to their neighbours, in the language', () => {
    expect(linksOf({ newer: '/blog/page/3/', older: '/blog/page/1/' })).toEqual([
      ['Newer posts after May 12, 2026', '/en/blog/page/3/'],
      ['Older posts before Jan 05, 2026', '/en/blog/page/1/'],
    ]);
  });

  it('have the feed in the half that leads nowhere: before older posts, after newer ones', () => {
    expect(linksOf({ older: '/blog/page/2/' })).toEqual([
      ['New posts by RSS', '/en/blog/rss.xml'],
      ['Older posts before Jan 05, 2026', '/en/blog/page/2/'],
    ]);
    cleanup();
    expect(linksOf({ newer: '/blog/' })).toEqual([
      ['Newer posts after May 12, 2026', '/en/blog/'],
      ['New posts by RSS', '/en/blog/rss.xml'],
    ]);
  });

  it('say where their neighbours begin, and nothing of how many pages there are', () => {
    renderIn('vn', <Pagination posts={posts} older="/blog/page/2/" />);
    const pages = screen.getByRole('navigation', { name: 'Các trang blog' });
    expect(pages).toHaveTextContent(/^Nhận bài mới qua RSS Bài cũ hơn trước Jan 05, 2026$/);
  });

  it('are not there when all posts fit on one: the feed is', () => {
    expect(linksOf({})).toEqual([['New posts by RSS', '/en/blog/rss.xml']]);
  });

  it('name the feed of their language', () => {
    renderIn('vn', <Pagination posts={posts} older="/blog/page/2/" />);
    expect(hrefs([screen.getByRole('link', { name: 'Nhận bài mới qua RSS' })])).toEqual(['/vn/blog/rss.xml']);
  });

  it('have no axe violation', async () => {
    const { container } = renderIn('en', <Pagination posts={posts} newer="/blog/" older="/blog/page/1/" />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
