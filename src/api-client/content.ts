import { env } from '../config/env';
import type { Locale } from '../i18n/locales';
import { getJson } from './http';
import { avatar, picture } from './media';
import { date, list, number, object, optional, text } from './read';

const titled = object({ title: text });

const post = object({
  slug: text,
  title: text,
  excerpt: optional(text),
  views: optional(number),
  defaultPublishedDate: optional(date),
  publishedAt: optional(date),
  categories: optional(list(titled)),
  user: optional(object({ firstName: optional(text), avatar: optional(avatar) })),
  titleImage: optional(picture),
});

/** A post as the CMS has it now; its pictures are absolute addresses. */
export type FetchedPost = ReturnType<typeof post>;

const postPage = object({
  data: list(post),
  meta: object({ pagination: object({ total: number }) }),
});

/** Some of the posts that were asked for, and how many there are in all. */
export interface PostPage {
  readonly posts: readonly FetchedPost[];
  readonly total: number;
}

export interface PostRequest {
  readonly locale: Locale;
  /** Only posts that have a category or tag of exactly this title. */
  readonly filter: { readonly relation: 'categories' | 'tags'; readonly title: string };
  /** How many to leave out at the beginning. */
  readonly start: number;
  readonly limit: number;
}

const postQuery = ({ locale, filter, start, limit }: PostRequest): URLSearchParams =>
  new URLSearchParams([
    ['locale', locale],
    ...['title', 'slug', 'excerpt', 'defaultPublishedDate', 'publishedAt', 'views'].map((field, index) => [
      `fields[${index}]`,
      field,
    ]),
    ['populate[categories][fields][0]', 'title'],
    ['populate[tags][fields][0]', 'title'],
    ...['url', 'width', 'height', 'formats'].map((field, index) => [
      `populate[titleImage][fields][${index}]`,
      field,
    ]),
    ['populate[user][fields][0]', 'firstName'],
    ['populate[user][populate][avatar][fields][0]', 'url'],
    ['populate[user][populate][avatar][fields][1]', 'formats'],
    ['sort[0]', 'defaultPublishedDate:desc'],
    ['sort[1]', 'publishedAt:desc'],
    [`filters[${filter.relation}][title][$eq]`, filter.title],
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(limit)],
  ]);

/**
 * Published posts of a category or tag, the newest first; the call is in docs/specification/calls.md, 'Content reads'.
 *
 * @throws what `getJson` throws; it is logged already
 */
export const fetchPosts = (request: PostRequest, signal: AbortSignal): Promise<PostPage> =>
  getJson(`${env.contentApiUrl}/dicom-blogs?${postQuery(request).toString()}`, {
    signal,
    read: (body) => {
      const { data, meta } = postPage(body, '');
      return { posts: data, total: meta.pagination.total };
    },
  });
