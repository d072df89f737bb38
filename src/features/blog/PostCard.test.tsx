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
  avatar: imageData('/linh.webp'),
  categories: ['Design', 'R&D'],
  image: imageData('/door.webp'),
};

describe('the card of a post', () => {
  it('shows categories, title, excerpt, author, date and views', () => {
    renderIn('en', <PostCard place="third" post={post} />);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Design, R&DA doorHow a door opensLinhJan 05, 20241 view');
    expect(screen.getByText('Jan 05, 2024')).toHaveAttribute('datetime', '2024-01-05T02:00:00.000Z');
  });

  it('links to /blog/{slug} by its title', () => {
    renderIn('vn', <PostCard place="third" post={post} />);
    expect(screen.getByRole('link', { name: 'A door' })).toHaveAttribute('href', '/vn/blog/a-door/');
  });

  it.each([
    ['lead', 'what it opens'],
    ['third', undefined],
  ] as const)(
    'has what its title says after a colon in a second tone where it leads (%s)',
    (place, second) => {
      const { container } = renderIn(
        'en',
        <PostCard place={place} post={{ ...post, title: 'A door: what it opens' }} />,
      );
      expect(screen.getByRole('link', { name: 'A door: what it opens' })).toBeVisible();
      expect(container.querySelector('.rest')?.textContent).toBe(second);
    },
  );

  it('links every category to its posts', () => {
    renderIn('en', <PostCard place="third" post={post} />);
    expect(hrefs([...['Design', 'R&D'].map((name) => screen.getByRole('link', { name }))])).toEqual([
      '/en/blog/?category=Design',
      '/en/blog/?category=R%26D',
    ]);
  });

  it('names the brand when the author is missing', () => {
    renderIn('en', <PostCard place="third" post={{ ...post, author: null }} />);
    expect(screen.getByText(siteSettings.name)).toBeVisible();
  });

  it('has the mark of the brand in the place of a picture that is missing, without asking for a file', () => {
    const { container } = renderIn('en', <PostCard place="third" post={{ ...post, image: null }} />);
    const place = container.querySelector('.picture');
    expect(place?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(place?.querySelector('img')).toBeNull();
  });

  it('has the picture of its author, as decoration: the name stands beside it', () => {
    const { container } = renderIn('en', <PostCard place="third" post={post} />);
    expect(container.querySelector('.avatar img')).toHaveAttribute('alt', '');
  });

  it('leaves no empty place for an excerpt that is missing', () => {
    const { container } = renderIn('en', <PostCard place="third" post={{ ...post, excerpt: null }} />);
    expect(container.querySelector('.excerpt')).toBeNull();
  });

  it('groups the digits of its views as the language does', () => {
    renderIn('en', <PostCard place="third" post={{ ...post, views: 1846 }} />);
    renderIn('vn', <PostCard place="third" post={{ ...post, views: 1846 }} />);
    expect(screen.getByText('1,846 views')).toBeVisible();
    expect(screen.getByText('1.846 lượt xem')).toBeVisible();
  });

  it('asks for its picture in the size of its place', () => {
    const image = imageData('/door.webp');
    const files = {
      ...image.images.fallback,
      src: '/door.webp',
      srcSet: '/small.webp 480w, /door.webp 640w',
    };
    const shown = { ...post, image: { ...image, images: { fallback: files } } };
    const sizes = (['third', 'band'] as const).map((place) =>
      renderIn('en', <PostCard place={place} post={shown} />)
        .container.querySelector('.picture img')
        ?.getAttribute('sizes'),
    );
    expect(sizes[0]).toContain('411px');
    expect(sizes[1]).toContain('737px');
  });

  it('loads its picture at once in the first view, else when it is near', () => {
    const { container } = renderIn('en', <PostCard place="third" post={post} />);
    expect(container.querySelector('.picture img')).toHaveAttribute('loading', 'lazy');
    const { container: first } = renderIn('en', <PostCard place="third" post={post} first />);
    expect(first.querySelector('.picture img')).not.toHaveAttribute('loading');
  });

  it.each([
    ['everything', post],
    [
      'a title only',
      {
        ...post,
        excerpt: null,
        date: null,
        author: null,
        avatar: null,
        categories: [],
        image: null,
        views: 0,
      },
    ],
  ])('has no axe violation with %s', async (_, shown) => {
    const { container } = renderIn('en', <PostCard place="band" post={shown} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
