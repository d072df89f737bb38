import { useCallback, useEffect, useRef, useState } from 'react';

import { postsPerPage } from '../../config/limits';
import { useLanguage } from '../../i18n/LocalLink';
import type { CardPost } from './cardPost';
import type { FoundPosts } from './findPosts';
import type { Asked } from './postFilter';
import { loadSearch } from './search';

export interface LoadedPosts {
  readonly posts: readonly CardPost[];
  /** How many were found in all. */
  readonly total: number;
  /** Asks for the next ones; not there when all are shown. */
  readonly more?: () => void;
  readonly loadingMore: boolean;
}

/**
 * `prebuilt`: nothing is asked, so the list of the build is what there is to show. `failed`: it could not be answered.
 * `loading` has what stands there meanwhile, while words are typed.
 */
export type ShownPosts =
  | { readonly state: 'prebuilt' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'loading'; readonly before?: LoadedPosts }
  | ({ readonly state: 'loaded' } & LoadedPosts);

interface Progress extends FoundPosts {
  /** What these posts answer. */
  readonly asked: Asked | null;
  readonly call: 'running' | 'done' | 'failed';
  /** Where the next page starts. */
  readonly next: number;
}

const begun = (asked: Asked | null): Progress => ({ asked, call: 'running', posts: [], total: 0, next: 0 });

/** A post published meanwhile moves the others on by one: what comes a second time is left out. */
const withPage = (before: Progress, page: FoundPosts): Progress => {
  const known = new Set(before.posts.map(({ slug }) => slug));
  return {
    ...before,
    call: 'done',
    posts: before.posts.concat(page.posts.filter(({ slug }) => !known.has(slug))),
    total: page.posts[0] ? page.total : before.posts.length,
    next: before.next + page.posts.length,
  };
};

/**
 * The posts that are asked for, 12 at a time. Another question ends the call that is under way.
 *
 * @param asked the same object as long as the same is asked
 */
export const useFoundPosts = (asked: Asked): ShownPosts => {
  const language = useLanguage();
  const [progress, setProgress] = useState(begun(null));
  const running = useRef<AbortController | null>(null);
  const asks = asked.filter !== null || asked.search !== '';

  const load = useCallback(
    async (known: Progress) => {
      if (!known.asked) return;
      const { signal } = (running.current = new AbortController());
      const question = { ...known.asked, language, start: known.next, limit: postsPerPage };
      const result = await loadSearch()
        .then(({ findPosts }) => findPosts(question, signal))
        .then(
          (page) => withPage(known, page),
          (): Progress => ({ ...known, call: 'failed' }),
        );
      if (!signal.aborted) setProgress(result);
    },
    [language],
  );

  useEffect(() => {
    if (asks) void load(begun(asked));
    return () => running.current?.abort();
  }, [asked, asks, load]);

  if (!asks) return { state: 'prebuilt' };
  const { asked: answered, call, posts, total, next } = progress;
  if (answered !== asked) {
    const isTyping = asked.search !== '' && answered?.filter === asked.filter && next > 0;
    return { state: 'loading', ...(isTyping && { before: { posts, total, loadingMore: false } }) };
  }
  if (next === 0 && call === 'failed') {
    const retry = () => {
      setProgress(begun(null));
      void load(begun(asked));
    };
    return { state: 'failed', retry };
  }
  const loadingMore = call === 'running';
  const more = () => {
    if (loadingMore) return;
    const going = { ...progress, call: 'running' } as const;
    setProgress(going);
    void load(going);
  };
  return { state: 'loaded', posts, total, loadingMore, ...(next < total && { more }) };
};
