import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, mediaOf, renderIn } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import { FooterPosts } from './FooterPosts';

const posts: readonly Queries.FooterPostFragment[] = [
  {
    slug: 'app-store-accounts-explained',
    title: 'App store accounts, explained',
    defaultPublishedDate: '2026-05-12T02:00:00.000Z',
    publishedAt: '2026-06-01T02:00:00.000Z',
    titleImage: mediaOf('/static/accounts.webp'),
  },
  {
    slug: 'what-a-quote-contains',
    title: 'What a quote contains',
    defaultPublishedDate: null,
    publishedAt: '2026-04-02T02:00:00.000Z',
    titleImage: null,
  },
];
const postsIn = (language: Language) => renderIn(language, <FooterPosts posts={posts} />);

describe('the latest posts in the footer', () => {
  it('have their picture, and the date an editor gave rather than that of publishing', () => {
    postsIn('en');
    const latest = screen.getAllByRole('link');
    expect(hrefs(latest)).toEqual([
      '/en/blog/app-store-accounts-explained/',
      '/en/blog/what-a-quote-contains/',
    ]);
    expect(latest[0]).toHaveTextContent('May 12, 2026');
    expect(latest[0]?.querySelector('img')).toHaveAttribute('src', '/static/accounts.webp');
    expect(latest[1]).toHaveTextContent('Apr 02, 2026');
  });

  it('lead to the posts of their language', () => {
    postsIn('vn');
    expect(hrefs(screen.getAllByRole('link'))[0]).toBe('/vn/blog/app-store-accounts-explained/');
  });

  it('are nothing while no post is published: the link to the blog stays then', () => {
    const { container } = renderIn('en', <FooterPosts posts={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('have no axe violation', async () => {
    const { container } = postsIn('vn');
    expect(await axe(container)).toHaveNoViolations();
  });
});
