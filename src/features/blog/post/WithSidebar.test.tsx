import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../../jest/fixtures';
import { WithSidebar } from './WithSidebar';

const page = (
  <WithSidebar slug="a-door" before={<nav>Parts</nav>}>
    <div>A post</div>
  </WithSidebar>
);

describe('a post with its sidebar', () => {
  it.each([
    ['en', 'More from the blog'],
    ['vn', 'Đọc thêm trên blog'],
  ] as const)(
    'has the place for the sidebar of its language after it, and a way to the blog instead (%s)',
    (language, name) => {
      renderIn(language, page);
      const sidebar = screen.getByRole('complementary', { name });
      expect(sidebar.querySelector('[data-part="sidebar"]')).toHaveAttribute(
        'data-src',
        `/fragments/latest-${language}.json`,
      );
      expect(sidebar.querySelector('a')).toHaveAttribute('href', `/${language}/blog/`);
      expect(sidebar.previousElementSibling).toHaveTextContent('A post');
    },
  );

  it('hides its post in the list of recent posts that comes, which is the same on every page', () => {
    renderIn('en', page);
    expect(screen.getByRole('complementary')).toHaveStyle({ '--is-a-door': 'none' });
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', page);
    expect(await axe(container)).toHaveNoViolations();
  });
});
