import type { Language } from '../i18n/locales';
import { at as valuesAt, column, distinct, lines, placesIn } from './columns';

/** What the blog list knows of a post to find it, and to show its card. */
export interface IndexedPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  /** ISO date. */
  readonly date: string | null;
  /** As of the build. */
  readonly views: number;
  /** First name; null where the post has none. */
  readonly author: string | null;
  /** Address of the author's picture. */
  readonly avatar: string | null;
  /** Titles. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Part of the address of its thumbnail; null where it has none. */
  readonly picture: string | null;
}

/**
 * All posts of a language, the newest first, in as few bytes as they pack into: a column for each fact, one text for each column of
 * texts, and authors, categories and tags by their places (-1 where there is no author).
 */
export interface BlogIndex {
  readonly authors: readonly string[];
  readonly avatars: readonly string[];
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly slugs: string;
  readonly titles: string;
  readonly excerpts: string;
  readonly dates: string;
  readonly views: readonly number[];
  readonly by: readonly number[];
  readonly inCategories: readonly (readonly number[])[];
  readonly inTags: readonly (readonly number[])[];
  readonly pictures: string;
}

/** Address of the index of a language. */
export const blogIndexPath = (language: Language): string => `/blog-index/${language}.json`;

/** Address of the page whose data an index is made of (gatsby/blogIndex.ts); it is in no release. */
export const blogIndexPagePath = (language: Language): string => `/${language}/blog-index/`;

/** Width and height of a thumbnail, in pixels; cards crop it to that shape where it has another. */
export const postThumbnailSize = { width: 880, height: 587 } as const;

/** Address of a thumbnail: it says whose it is, and by a few letters of its bytes' hash which one. */
export const postThumbnailPath = (slug: string, picture: string): string =>
  `/static/blog/${slug}.${picture}.webp`;

/** @param posts the newest first */
export const toBlogIndex = (posts: readonly IndexedPost[]): BlogIndex => {
  const authors = distinct(posts.map(({ author }) => (author === null ? [] : [author])));
  const categories = distinct(posts.map((post) => post.categories));
  const tags = distinct(posts.map((post) => post.tags));
  const avatarOf = (name: string) =>
    posts.find(({ author, avatar }) => author === name && avatar)?.avatar ?? '';
  return {
    authors,
    avatars: authors.map(avatarOf),
    categories,
    tags,
    slugs: column(posts.map(({ slug }) => slug)),
    titles: column(posts.map(({ title }) => title)),
    excerpts: column(posts.map(({ excerpt }) => excerpt ?? '')),
    dates: column(posts.map(({ date }) => date ?? '')),
    views: posts.map(({ views }) => views),
    by: posts.map(({ author }) => authors.indexOf(author ?? '')),
    inCategories: posts.map((post) => placesIn(categories, post.categories)),
    inTags: posts.map((post) => placesIn(tags, post.tags)),
    pictures: column(posts.map(({ picture }) => picture ?? '')),
  };
};

/** The posts of an index, the newest first. */
export const fromBlogIndex = (index: BlogIndex): readonly IndexedPost[] => {
  if (index.views.length === 0) return [];
  const [titles = [], excerpts = [], dates = [], pictures = []] = [
    index.titles,
    index.excerpts,
    index.dates,
    index.pictures,
  ].map(lines);
  return lines(index.slugs).map((slug, at) => {
    const by = index.by[at] ?? -1;
    return {
      slug,
      title: titles[at] ?? '',
      excerpt: excerpts[at] || null,
      date: dates[at] || null,
      views: index.views[at] ?? 0,
      author: index.authors[by] ?? null,
      avatar: index.avatars[by] || null,
      categories: valuesAt(index.categories, index.inCategories[at]),
      tags: valuesAt(index.tags, index.inTags[at]),
      picture: pictures[at] || null,
    };
  });
};
