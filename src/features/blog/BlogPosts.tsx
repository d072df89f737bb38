import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef } from 'react';

import { Words } from '../../ui/Words/Words';
import * as styles from './BlogPosts.module.css';
import type { CardPost } from './cardPost';
import { FilterBar } from './FilterBar';
import { FilteredPosts } from './FilteredPosts';
import { FilterRow, type Groups } from './FilterRow';
import { FreshViews } from './FreshViews';
import { Pagination, type Neighbours } from './Pagination';
import { PostCard } from './PostCard';
import { listId } from './postFilter';
import { PostList } from './PostList';
import { PostListSkeleton } from './PostListSkeleton';
import { useAsked } from './useAsked';
import { useFocusOnChange } from './useFocus';
import { useFoundPosts } from './useFoundPosts';

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
  const { state } = found;
  const lead = groups && state === 'prebuilt' ? posts[0] : undefined;
  const shown = state === 'loading' ? found.before : state === 'loaded' ? found : undefined;
  const listed = lead ? posts.slice(1) : posts;
  return (
    <div
      ref={place}
      id={listId}
      tabIndex={-1}
      className={styles.place}
      aria-busy={state === 'loading' || undefined}
    >
      {lead && <PostCard post={lead} place="lead" first />}
      {groups && groups.total > 0 && <FilterRow {...{ groups, asked, text, type }} />}
      <FilterBar
        asked={state === 'prebuilt' ? null : asked}
        count={state === 'loaded' ? found.total : undefined}
        failed={state === 'failed'}
      />
      {state === 'loading' && !shown && <PostListSkeleton />}
      {shown && <FilteredPosts {...shown} searched={asked.search !== ''} />}
      {(state === 'prebuilt' || state === 'failed') && (
        <>
          {state === 'failed' && (
            <h2 className={styles.latest}>
              <Words text={t('latestPosts')} />
            </h2>
          )}
          {(!lead || listed.length > 0) && <PostList posts={listed} heads={!lead} />}
          <Pagination {...{ newer, older, posts }} />
        </>
      )}
      <FreshViews shown={state === 'prebuilt' ? posts : (asked.search && shown?.posts) || null} />
    </div>
  );
};
