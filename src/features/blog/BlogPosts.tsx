import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';

import { postsPerPage } from '../../config/limits';
import { LocalLink } from '../../i18n/LocalLink';
import { FragmentPlace } from '../../ui/FragmentPlace/FragmentPlace';
import { Words } from '../../ui/Words/Words';
import * as styles from './BlogPosts.module.css';
import type { CardPost } from './cardPost';
import { FilterBar } from './FilterBar';
import { FilteredPosts } from './FilteredPosts';
import { FilterRow } from './FilterRow';
import { FreshViews } from './FreshViews';
import { Pagination, type Neighbours } from './Pagination';
import { PostCard } from './PostCard';
import { countOf, type Groups } from './groups';
import { allPath, listId } from './postFilter';
import { PostList } from './PostList';
import { PostListSkeleton } from './PostListSkeleton';
import { useAsked } from './useAsked';
import { useFocusOnChange, useStayingField } from './useFocus';
import { useFoundPosts } from './useFoundPosts';

/** What is shown where nothing was found. */
const latestPosts = 3;

interface BlogPostsProps extends Neighbours {
  /** Those of this page of the list, from the build. */
  readonly posts: readonly CardPost[];
  /** The page of the newest posts has them, and answers questions; the others are lists alone. */
  readonly groups?: Groups | undefined;
  /** The query of the address: `?category=Design`, `?tag=React`, `?search=door`, or nothing. */
  readonly search: string;
  /** Another one for every entry of the history. */
  readonly visit?: string;
}

/** The list of the build, or the posts of a category or tag, or with some words, as CMS and index have them. */
export const BlogPosts = ({ posts, newer, older, groups, search, visit = '' }: BlogPostsProps) => {
  const { t } = useTranslation('blog');
  const { asked, text, type } = useAsked(groups ? search : '', visit + search);
  const found = useFoundPosts(asked);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(place, search);
  useStayingField(place);
  // From here on the list itself says what is asked for.
  useEffect(() => void delete document.documentElement.dataset.asks, []);
  const { state } = found;
  const coming = Math.min(countOf(asked, groups) ?? postsPerPage, postsPerPage);
  const lead = groups && state === 'prebuilt' ? posts[0] : undefined;
  const shown = state === 'loading' ? found.before : state === 'loaded' ? found : undefined;
  const listed = lead ? posts.slice(1) : posts;
  const retry =
    state === 'failed'
      ? () => {
          found.retry();
          place.current?.focus({ preventScroll: true });
        }
      : undefined;
  // The further pages do not answer.
  const unasked = groups && styles.unasked;
  return (
    <div
      ref={place}
      id={listId}
      tabIndex={-1}
      className={styles.place}
      data-narrowed={state === 'prebuilt' ? undefined : ''}
      aria-busy={state === 'loading' || undefined}
    >
      {lead && (
        <div className={unasked}>
          <PostCard post={lead} place="lead" first />
        </div>
      )}
      {groups ? (
        groups.total > 0 && <FilterRow {...{ groups, asked, text, type }} />
      ) : (
        // Its counts change with every new post, and these pages do not.
        <FragmentPlace part="filters" className={styles.filters}>
          <LocalLink to={allPath}>{t('allPosts')}</LocalLink>
        </FragmentPlace>
      )}
      <FilterBar
        asked={state === 'prebuilt' ? null : asked}
        count={state === 'loaded' ? found.total : undefined}
        retry={retry}
      />
      {(lead ?? (state === 'loading' && !shown)) && (
        <div className={lead && styles.asked}>
          <PostListSkeleton count={coming} />
        </div>
      )}
      {shown && (
        <FilteredPosts {...shown} searched={asked.search !== ''} latest={posts.slice(0, latestPosts)} />
      )}
      {(state === 'prebuilt' || retry) && (
        <div className={unasked}>
          {retry && (
            <h2 className={styles.latest}>
              <Words text={t('latestPosts')} />
            </h2>
          )}
          {(!lead || listed[0]) && <PostList posts={listed} heads={!lead} />}
          <Pagination {...{ newer, older, posts }} />
        </div>
      )}
      <FreshViews shown={state === 'prebuilt' ? posts : asked.search ? shown?.posts : null} />
    </div>
  );
};
