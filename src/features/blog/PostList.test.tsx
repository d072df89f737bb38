import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import type { CardPost } from './cardPost';
import { PostList } from './PostList';

const posts = ['a', 'b', 'c'].map((slug): CardPost => ({
  ...{ slug, title: `Title of ${slug}`, excerpt: null, views: 0 },
  ...{ date: null, author: null, avatar: null, categories: ['Design'], image: null },
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

  it('gives each post its place in the rhythm, the one alone in its row a band of sand', () => {
    const many = Array.from({ length: 6 }, (_, at) => ({ ...(posts[0] as CardPost), slug: `p${at}` }));
    const { container } = renderIn('en', <PostList posts={many} />);
    const items = [...container.querySelectorAll('li')];
    expect(items.map(({ dataset }) => dataset.place)).toEqual([
      ...['opening', 'third', 'third', 'narrow', 'wide', 'band'],
    ]);
    expect(items.map(({ dataset }) => dataset.ground)).toEqual([...Array<undefined>(5), 'sand']);
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
