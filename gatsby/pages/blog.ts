import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath, withLanguage, type Alternates } from '../../src/i18n/alternates';
import { languages, toLocale, type Language } from '../../src/i18n/locales';
import { fewestPostsPerPage, postsPerPage } from '../../src/config/limits';
import { blogListPath } from '../../src/lib/blogListPath';
import { createLocalizedPage } from '../localizedPage';
import { numberedLists, type ListPage } from './numberedLists';
import { query } from './query';
import { relatedPosts, type RelatablePost } from './relatedPosts';

/** `/blog/`, and its further pages. */
const blogList = { perPage: postsPerPage, fewest: fewestPostsPerPage, pathOf: blogListPath };

interface Post extends RelatablePost {
  readonly documentId: string;
  readonly locale: string;
  readonly slug: string;
}

/** Where each document is, in every language that it has. */
const postAddresses = (posts: readonly Post[]): ReadonlyMap<string, Alternates> => {
  const addresses = new Map<string, Partial<Record<Language, string>>>();
  for (const language of languages)
    for (const { documentId, locale, slug } of posts) {
      if (locale !== toLocale(language)) continue;
      const known = addresses.get(documentId);
      addresses.set(documentId, { ...known, [language]: withLanguage(language, `/blog/${slug}/`) });
    }
  return addresses;
};

/** The lists of one language may be longer than the other's: a page that only one has is no alternate. */
const listAlternates = (path: string, lists: ReadonlyMap<Language, readonly ListPage[]>): Alternates =>
  Object.fromEntries(
    Object.entries(alternatesOfPath(path)).filter(([language]) =>
      lists.get(language as Language)?.some((list) => list.path === path),
    ),
  );

/** What is to stand on the next page is on `/blog/` now. Not for good: one day the page is there. */
const leadToNewest = ({ actions }: CreatePagesArgs, language: Language, lists: readonly ListPage[]): void => {
  const next = blogListPath(lists.length);
  actions.createRedirect({
    fromPath: withLanguage(language, next),
    toPath: withLanguage(language, blogListPath()),
    statusCode: 302,
    ignoreCase: false,
  });
};

export const createBlogPages = async (args: CreatePagesArgs): Promise<void> => {
  const { allStrapiDicomBlog } = await query<{ allStrapiDicomBlog: { nodes: Post[] } }>(
    args,
    `{
      allStrapiDicomBlog(
        sort: [{ defaultPublishedDate: DESC }, { publishedAt: DESC }, { documentId: DESC }]
      ) { nodes { id documentId locale slug categories { id } tags { id } } }
    }`,
  );
  const posts = allStrapiDicomBlog.nodes;
  const addresses = postAddresses(posts);
  const postsIn = (language: Language) => posts.filter(({ locale }) => locale === toLocale(language));
  const lists = new Map(
    languages.map((language) => [
      language,
      numberedLists(
        postsIn(language).map(({ id }) => id),
        blogList,
      ),
    ]),
  );

  for (const language of languages) {
    const pages = lists.get(language) ?? [];
    for (const { path, ...context } of pages) {
      createLocalizedPage(args, {
        template: 'blogList',
        language,
        alternates: listAlternates(path, lists),
        // What only the first page tells is asked for there alone: every new post changes it.
        context: { ...context, first: context.page === undefined },
      });
    }
    leadToNewest(args, language, pages);
    const own = postsIn(language);
    const related = relatedPosts(own);
    const idsAt = (place: number) => own.slice(Math.max(0, place), place + 1).map(({ id }) => id);
    for (const [place, post] of own.entries()) {
      createLocalizedPage(args, {
        template: 'blogPost',
        language,
        alternates: addresses.get(post.documentId) ?? {},
        context: {
          ...{ id: post.id, newer: idsAt(place - 1), older: idsAt(place + 1) },
          related: related.get(post.id) ?? [],
        },
      });
    }
  }
};
