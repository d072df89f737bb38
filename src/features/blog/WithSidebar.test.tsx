import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { WithSidebar } from './WithSidebar';

const page = (
  <WithSidebar>
    <article>A post</article>
  </WithSidebar>
);

describe('a post with its sidebar', () => {
  it.each([
    ['en', 'More from the blog'],
    ['vn', 'Đọc thêm trên blog'],
  ] as const)('has the sidebar of its language after it (%s)', (language, name) => {
    renderIn(language, page);
    const sidebar = screen.getByRole('complementary', { name });
    expect(sidebar.querySelector('[data-slice]')).toHaveAttribute('data-slice', `blog-sidebar--${language}`);
    expect(sidebar.previousElementSibling).toHaveTextContent('A post');
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', page);
    expect(await axe(container)).toHaveNoViolations();
  });
});
