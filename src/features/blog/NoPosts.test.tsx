import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { prebuilt } from './blogPostsFixture';
import { NoPosts } from './NoPosts';

describe('where no post was found', () => {
  it('there are the tags that are used most, and the latest posts', async () => {
    const { container } = renderIn('en', <NoPosts searched latest={prebuilt} tags={['React', 'C++']} />);
    expect(screen.getByText(/Most used tags:/)).toHaveTextContent('Most used tags: React, C++');
    expect(hrefs(['React', 'C++'].map((name) => screen.getByRole('link', { name })))).toEqual([
      '/en/blog/?tag=React',
      '/en/blog/?tag=C%2B%2B',
    ]);
    expect(screen.getByRole('heading', { name: 'Latest posts' })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Title of prebuilt');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('it is said what was asked for, and nothing is offered that there is not', () => {
    renderIn('vn', <NoPosts searched={false} latest={[]} tags={[]} />);
    expect(screen.getByText(/Chúng tôi chưa đăng bài tiếng Việt nào với tên này/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
