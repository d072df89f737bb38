import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, imageData, renderIn } from '../../../jest/fixtures';
import { siteSettings } from '../../../jest/content';
import type { CardPost } from './cardPost';
import { PostCard } from './PostCard';

const post: CardPost = {
  slug: 'a-door',
  title: 'A door',
  excerpt: 'How a door opens',
  views: 1,
  date: '2024-01-05T02:00:00.000Z',
  author: 'Linh',
  categories: ['Design', 'R&D'],
  image: imageData('/door.webp'),
};

describe('the card of a post', () => {
  it('shows categories, title, excerpt, author, date and views', () => {
    renderIn('en', <PostCard post={post} />);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Design, R&DA doorHow a door opensLinhJan 05, 20241 view');
    expect(screen.getByText('Jan 05, 2024')).toHaveAttribute('datetime', '2024-01-05T02:00:00.000Z');
  });

  it('links to /blog/{slug} by its title', () => {
    renderIn('vn', <PostCard post={post} />);
    expect(screen.getByRole('link', { name: 'A door' })).toHaveAttribute('href', '/vn/blog/a-door/');
  });

  it('links every category to its posts', () => {
    renderIn('en', <PostCard post={post} />);
    expect(hrefs([...['Design', 'R&D'].map((name) => screen.getByRole('link', { name }))])).toEqual([
      '/en/blog/?category=Design',
      '/en/blog/?category=R%26D',
    ]);
  });

  it('names the brand when the author is missing', () => {
    renderIn('en', <PostCard post={{ ...post, author: null }} />);
    expect(screen.getByText(siteSettings.name)).toBeVisible();
  });

  it('keeps the place of a picture that is missing', () => {
    const { container } = renderIn('en', <PostCard post={{ ...post, image: null }} />);
    expect(container.querySelector('.picture')).toBeEmptyDOMElement();
  });

  it('loads its picture at once in the first view, else when it is near', () => {
    const { container } = renderIn('en', <PostCard post={post} />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    const { container: first } = renderIn('en', <PostCard post={post} first />);
    expect(first.querySelector('img')).not.toHaveAttribute('loading');
  });

  it.each([
    ['everything', post],
    [
      'a title only',
      { ...post, excerpt: null, date: null, author: null, categories: [], image: null, views: 0 },
    ],
  ])('has no axe violation with %s', async (_, shown) => {
    const { container } = renderIn('en', <PostCard post={shown} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
