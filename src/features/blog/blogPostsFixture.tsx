import { act, screen } from '@testing-library/react';

import { renderIn } from '../../../jest/fixtures';
import { pageAnswer, stubFetch } from '../../api-client/contentFixtures';
import type { Language } from '../../i18n/locales';
import { BlogPosts } from './BlogPosts';
import type { IndexedPost } from '../../lib/blogIndex';
import type { CardPost } from './cardPost';
import type { Groups } from './groups';
import { loadSearch } from './search';

export const prebuilt: readonly CardPost[] = [
  {
    ...{
      slug: 'prebuilt',
      title: 'Title of prebuilt',
      excerpt: null,
      views: 3,
      date: null,
      author: 'Mai',
      avatar: null,
    },
    ...{ categories: ['Design'], image: null },
  },
];

/** A post as the index has it. */
export const indexed = (slug: string, more: Partial<IndexedPost> = {}): IndexedPost => ({
  ...{ slug, title: `Title of ${slug}`, excerpt: `Excerpt of ${slug}`, date: null, views: 3 },
  ...{ author: 'Mai', avatar: null, categories: ['Design'], tags: [], picture: null },
  ...more,
});

export const slugs = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `p${from + index}`);

export const groups: Groups = {
  total: 24,
  categories: [
    { title: 'Design', postCount: 9 },
    { title: 'Engineering', postCount: 12 },
  ],
  tags: [{ title: 'React', postCount: 3 }],
};

/** The first page of the list; `visit` is another one for every entry of the history. */
export const page = (search: string, visit?: string) => (
  <BlogPosts
    posts={prebuilt}
    older="/blog/page/1/"
    groups={groups}
    search={search}
    {...(visit && { visit })}
  />
);

/** Until what finds posts has come, and has asked. */
export const asked = () => act(async () => void (await loadSearch()));

/** The page at an address, and the calls for posts that it makes to the CMS: it does not know where to ask for views. */
export const open = async (search: string, language: Language = 'en') => {
  const calls = stubFetch();
  const rendered = renderIn(language, page(search));
  document.querySelector('[data-views-call]')?.removeAttribute('data-views-call');
  await asked();
  return { calls, ...rendered };
};

/** The page at an address, its first call answered. */
export const openWith = async (search: string, ...answer: Parameters<typeof pageAnswer>) => {
  const opened = await open(search);
  await act(async () => opened.calls[0]?.answer(pageAnswer(...answer)));
  return opened;
};

/** Titles of the cards; asking by role would take seconds in a list of them. */
export const titles = () => Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent);

export const status = () => screen.getByRole('status');
