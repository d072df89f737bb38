import { screen } from '@testing-library/react';

import { renderIn, textOf } from '../../../jest/fixtures';
import { prebuilt } from './blogPostsFixture';
import { ListHead } from './ListHead';

const text = textOf({ title: 'Blog', heading: 'Notes from **the workshop**' }, '<p>What we learned.</p>');
const older = ['2026-05-12T02:00:00.000Z', '2026-01-05T02:00:00.000Z'].flatMap((date) =>
  prebuilt.map((post) => ({ ...post, date })),
);

describe('the head of the blog list', () => {
  it('says what the blog is about', () => {
    renderIn('en', <ListHead text={text} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Notes from the workshop' })).toBeVisible();
    expect(screen.getByText('What we learned.')).toBeVisible();
  });

  it.each([
    ['en', 'Older posts, Jan 05, 2026 – May 12, 2026'],
    ['vn', 'Bài viết cũ hơn, Jan 05, 2026 – May 12, 2026'],
  ] as const)('says on a further page from when to when its posts are (%s)', (language, name) => {
    renderIn(language, <ListHead text={text} older={older} />);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.queryByText('What we learned.')).not.toBeInTheDocument();
  });
});
