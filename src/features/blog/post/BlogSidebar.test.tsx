import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../../jest/fixtures';
import { BlogSidebar } from './BlogSidebar';

const page = <BlogSidebar slug="a-door" />;

describe('the sidebar on the page of a post', () => {
  it.each([
    ['en', 'More from the blog'],
    ['vn', 'Đọc thêm trên blog'],
  ] as const)(
    'is a place for that of its language, with a way to the blog instead (%s)',
    (language, name) => {
      renderIn(language, page);
      const sidebar = screen.getByRole('complementary', { name });
      expect(sidebar.querySelector('[data-part="sidebar"]')).toHaveAttribute(
        'data-src',
        `/fragments/latest-${language}.json`,
      );
      expect(sidebar.querySelector('a')).toHaveAttribute('href', `/${language}/blog/`);
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
