import type { CreatePagesArgs } from 'gatsby';

import { postsPerPage } from '../../src/config/limits';
import { alternatesOfPath, withLanguage, type Alternates } from '../../src/i18n/alternates';
import { languages, toLocale } from '../../src/i18n/locales';
import { blogListPath } from '../../src/lib/blogListPath';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';

interface Post {
  readonly id: string;
  readonly documentId: string;
  readonly locale: string;
  readonly slug: string;
}

const postAddress = (posts: readonly Post[], documentId: string): Alternates =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const post = posts.find((one) => one.documentId === documentId && one.locale === toLocale(language));
      return post ? [[language, withLanguage(language, `/blog/${post.slug}/`)]] : [];
    }),
  );

/** The lists of one language may be longer than the other's: a page that only one has is no alternate. */
const listAlternates = (page: number, pageCounts: Readonly<Record<string, number>>): Alternates =>
  Object.fromEntries(
    Object.entries(alternatesOfPath(blogListPath(page))).filter(
      ([language]) => (pageCounts[language] ?? 1) >= page,
    ),
  );

export const createBlogPages = async (args: CreatePagesArgs): Promise<void> => {
  const { allStrapiDicomBlog } = await query<{ allStrapiDicomBlog: { nodes: Post[] } }>(
    args,
    `{ allStrapiDicomBlog { nodes { id documentId locale slug } } }`,
  );
  const posts = allStrapiDicomBlog.nodes;
  const pageCounts = Object.fromEntries(
    languages.map((language) => {
      const count = posts.filter(({ locale }) => locale === toLocale(language)).length;
      return [language, Math.max(1, Math.ceil(count / postsPerPage))];
    }),
  );

  for (const language of languages) {
    const pageCount = pageCounts[language] ?? 1;
    for (let page = 1; page <= pageCount; page += 1) {
      createLocalizedPage(args, {
        template: 'blogList',
        language,
        alternates: listAlternates(page, pageCounts),
        context: { page, pageCount, limit: postsPerPage, skip: (page - 1) * postsPerPage },
      });
    }
    for (const post of posts.filter(({ locale }) => locale === toLocale(language))) {
      createLocalizedPage(args, {
        template: 'blogPost',
        language,
        alternates: postAddress(posts, post.documentId),
        context: { id: post.id },
      });
    }
  }
};
