import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import type { CardPost } from './cardPost';
import { PostList } from './PostList';

const posts = ['a', 'b', 'c'].map((slug): CardPost => ({
  ...{ slug, title: `Title of ${slug}`, excerpt: null, views: 0 },
  ...{ date: null, author: null, categories: ['Design'], image: null },
}));

describe('the grid of posts', () => {
  it('shows every post in its order', () => {
    renderIn('en', <PostList posts={posts} />);
    const list = within(screen.getByRole('list', { name: 'Posts' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(hrefs(list.getAllByRole('link', { name: /Title/ }))).toEqual([
      '/en/blog/a/',
      '/en/blog/b/',
      '/en/blog/c/',
    ]);
  });

  it('says what to do instead while a language has no post', () => {
    renderIn('vn', <PostList posts={[]} />);
    expect(screen.getByText(/Chưa có bài viết nào bằng tiếng Việt/)).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', <PostList posts={posts} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
