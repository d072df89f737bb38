import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { prebuilt } from './blogPostsFixture';
import { NoPosts } from './NoPosts';

describe('where no post was found', () => {
  it('there are the way back and the latest posts', async () => {
    const { container } = renderIn('en', <NoPosts searched latest={prebuilt} />);
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('Show all posts');
    expect(screen.getByRole('heading', { name: 'Latest posts' })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Title of prebuilt');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('it is said what was asked for, and nothing is offered but the way back', () => {
    renderIn('vn', <NoPosts searched={false} latest={[]} />);
    expect(screen.getByText(/Chúng tôi chưa đăng bài tiếng Việt nào với tên này/)).toBeVisible();
    expect(hrefs(screen.getAllByRole('link'))).toEqual(['/vn/blog/#posts']);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
