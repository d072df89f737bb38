import { useCallback, useEffect, useRef, useState } from 'react';

import { fetchPosts, type PostPage } from '../../api-client/content';
import { postsPerPage } from '../../config/limits';
import type { Locale } from '../../i18n/locales';
import { fromFetched, type CardPost } from './cardPost';
import type { PostFilter } from './postFilter';

export interface LoadedPosts {
  readonly posts: readonly CardPost[];
  /** How many posts the filter has in all. */
  readonly total: number;
  /** Asks for the next ones; not there when all are shown. */
  readonly more?: () => void;
  readonly loadingMore: boolean;
}

/** `prebuilt`: no filter, or its posts could not be fetched; the list of the build is what there is to show. */
export type FilteredPosts =
  | { readonly state: 'prebuilt' }
  | { readonly state: 'loading' }
  | ({ readonly state: 'loaded' } & LoadedPosts);

interface Progress extends Pick<LoadedPosts, 'posts' | 'total'> {
  /** The filter these posts belong to. */
  readonly filter: PostFilter | null;
  readonly call: 'running' | 'done' | 'failed';
  /** Where the next page starts. */
  readonly next: number;
}

const begun = (filter: PostFilter | null): Progress => ({
  filter,
  call: 'running',
  posts: [],
  total: 0,
  next: 0,
});

/** A post published meanwhile moves the others on by one: what comes a second time is left out. */
const withPage = (before: Progress, page: PostPage): Progress => {
  const known = new Set(before.posts.map(({ slug }) => slug));
  return {
    ...before,
    call: 'done',
    posts: [...before.posts, ...page.posts.filter(({ slug }) => !known.has(slug)).map(fromFetched)],
    total: page.posts.length > 0 ? page.total : before.posts.length,
    next: before.next + page.posts.length,
  };
};

const relations = { category: 'categories', tag: 'tags' } as const;

/**
 * The posts of a category or tag as the CMS has them now, 12 at a time. A change of the filter ends the call
 * that is under way. A failure is logged by the call and stops the loading, nothing else
 * (docs/specification/calls.md, 'Failures').
 *
 * @param filter the same object as long as it is the same filter
 */
export const useFilteredPosts = (filter: PostFilter | null, locale: Locale): FilteredPosts => {
  const [progress, setProgress] = useState(begun(null));
  const running = useRef<AbortController | null>(null);

  const load = useCallback(
    async (known: Progress) => {
      if (!known.filter) return;
      const { signal } = (running.current = new AbortController());
      const { kind, title } = known.filter;
      setProgress({ ...known, call: 'running' });
      const result = await fetchPosts(
        { locale, filter: { relation: relations[kind], title }, start: known.next, limit: postsPerPage },
        signal,
      ).then(
        (page) => withPage(known, page),
        (): Progress => ({ ...known, call: 'failed' }),
      );
      if (!signal.aborted) setProgress(result);
    },
    [locale],
  );

  useEffect(() => {
    void load(begun(filter));
    return () => running.current?.abort();
  }, [filter, load]);

  // Until the effect has run, what is known belongs to the filter before.
  const { call, posts, total, next } = progress.filter === filter ? progress : begun(filter);
  const firstPage = next === 0;
  if (!filter || (firstPage && call === 'failed')) return { state: 'prebuilt' };
  if (firstPage && call === 'running') return { state: 'loading' };
  const loadingMore = call === 'running';
  const more = next < total ? () => void (loadingMore || load(progress)) : undefined;
  return { state: 'loaded', posts, total, more, loadingMore };
};
