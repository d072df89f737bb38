import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../../jest/content';
import { hrefs, imageData, mediaOf, renderIn } from '../../../../jest/fixtures';
import { env } from '../../../config/env';
import { Post } from './Post';

const post: Queries.PostFragment = {
  documentId: 'abc123',
  slug: 'a-door',
  title: 'A door',
  excerpt: 'How a door opens',
  article: {
    html: '<h2 id="s-the-hinge">The hinge</h2><p>It turns.</p>',
    minutes: 4,
    parts: [{ id: 's-the-hinge', title: 'The hinge' }],
  },
  views: 184,
  defaultPublishedDate: '2024-01-05T02:00:00.000Z',
  publishedAt: '2026-06-01T02:00:00.000Z',
  categories: [{ title: 'Thiết kế' }, { title: 'R&D' }],
  tags: [{ title: 'React' }, { title: 'C++' }],
  user: { firstName: 'Linh', avatar: mediaOf('/linh.webp') },
  titleImageAlternativeText: null,
  titleImage: {
    alternativeText: 'A green door',
    cut: 37,
    localFile: {
      childImageSharp: { gatsbyImageData: imageData('/door.webp') },
    },
  },
};
const address = 'https://saola.example/en/blog/a-door/';
const bare: Queries.PostFragment = {
  ...post,
  ...{ views: null, defaultPublishedDate: null, categories: null, tags: null, user: null, titleImage: null },
};

describe('a post', () => {
  it('shows title, author, date, views, picture and content', () => {
    renderIn('en', <Post post={post} address={address} />);
    expect(screen.getByRole('heading', { level: 1, name: 'A door' })).toBeVisible();
    expect(screen.getByText('Linh').parentElement).toHaveTextContent(
      'LinhJan 05, 2024184 views4 minutes to read',
    );
    expect(screen.getByRole('img', { name: 'A green door' })).toHaveAttribute('src', '/door.webp');
    expect(screen.getByRole('heading', { level: 2, name: 'The hinge' })).toBeVisible();
  });

  it.each([
    ['Hosting: how much is enough?', 'how much is enough?'],
    ['4.49 or 4.5? A colour on sand', 'A colour on sand'],
    ['Is that enough?', null],
    ['**A** door', null],
    ['At 10:30', null],
    ['Ends:', null],
  ])(
    'has what its title says after a colon or a question in the accent, and no other mark: %s',
    (title, accented) => {
      renderIn('en', <Post post={{ ...post, title }} address={address} />);
      const heading = screen.getByRole('heading', { level: 1 });
      expect(heading).toHaveTextContent(title);
      expect(heading.querySelector('.accent')?.textContent ?? null).toBe(accented);
    },
  );

  it('describes its picture in its own language where it has words for it, and as the file does where not', () => {
    renderIn('vn', <Post post={{ ...post, titleImageAlternativeText: 'Cánh cửa xanh' }} address={address} />);
    expect(screen.getByRole('img', { name: 'Cánh cửa xanh' })).toHaveAttribute('src', '/door.webp');
    renderIn('vn', <Post post={{ ...post, titleImageAlternativeText: '  ' }} address={address} />);
    expect(screen.getByRole('img', { name: 'A green door' })).toHaveAttribute('src', '/door.webp');
  });

  it('says where a wide screen cuts its picture, in the middle where that is not known', () => {
    const cutOf = (titleImage: typeof post.titleImage) =>
      renderIn('en', <Post post={{ ...post, titleImage }} address={address} />)
        .container.querySelector<HTMLElement>('.picture')
        ?.style.getPropertyValue('--cut');
    expect(cutOf(post.titleImage)).toBe('37%');
    expect(cutOf(post.titleImage && { ...post.titleImage, cut: null })).toBe('50%');
  });

  it('shows the avatar of the author as decoration: the name stands beside it', () => {
    const { container } = renderIn('en', <Post post={post} address={address} />);
    expect(container.querySelector('.avatar img')).toHaveAttribute('alt', '');
  });

  it('links its categories to their posts', () => {
    renderIn('vn', <Post post={post} address={address} />);
    expect(hrefs(['Thiết kế', 'R&D'].map((name) => screen.getByRole('link', { name })))).toEqual([
      '/vn/blog/?category=Thi%E1%BA%BFt%20k%E1%BA%BF',
      '/vn/blog/?category=R%26D',
    ]);
  });

  it('links its tags to their posts', () => {
    renderIn('en', <Post post={post} address={address} />);
    const tags = within(screen.getByRole('list', { name: 'Tags' }));
    expect(hrefs(tags.getAllByRole('link'))).toEqual(['/en/blog/?tag=React', '/en/blog/?tag=C%2B%2B']);
  });

  it('stands without author, picture, categories and tags', () => {
    renderIn('en', <Post post={bare} address={address} />);
    expect(screen.getByText(siteSettings.name).parentElement).toHaveTextContent(
      'Jun 01, 20260 views4 minutes to read',
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    // The way to pass it on, and the blog.
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Share', 'Show all posts']);
  });

  it.each([
    ['en', 'en'],
    ['vn', 'vi'],
  ] as const)('says where its views are counted, by its id and locale (%s)', (language, locale) => {
    renderIn(language, <Post post={post} address={address} />);
    const article = screen.getByRole('article');
    expect(article).toHaveAttribute('data-view', `${env.contentApiUrl}/dicom-blogs/abc123?locale=${locale}`);
    expect(article).toHaveAttribute('data-views', '184');
  });

  it('starts to count at none', () => {
    renderIn('en', <Post post={bare} address={address} />);
    expect(screen.getByRole('article')).toHaveAttribute('data-views', '0');
  });

  it.each([
    ['everything', post],
    ['a title and its text only', bare],
  ])('has no axe violation with %s', async (_, shown) => {
    const { container } = renderIn('en', <Post post={shown} address={address} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
