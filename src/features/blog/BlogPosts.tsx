import { useRef } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import { toLocale } from '../../i18n/locales';
import * as styles from './BlogPosts.module.css';
import type { CardPost } from './cardPost';
import { FilterBar } from './FilterBar';
import { FilteredPosts } from './FilteredPosts';
import { Pagination, type Neighbours } from './Pagination';
import { listId } from './postFilter';
import { PostList } from './PostList';
import { PostListSkeleton } from './PostListSkeleton';
import { useFilteredPosts } from './useFilteredPosts';
import { useFocusOnChange } from './useFocus';
import { usePostFilter } from './usePostFilter';

interface BlogPostsProps extends Neighbours {
  /** Those of this page of the list, from the build. */
  readonly posts: readonly CardPost[];
  /** The query of the address: `?category=Design`, `?tag=React`, or nothing. */
  readonly search: string;
}

/** The list of the build, or the posts of one category or tag as the CMS has them now. */
export const BlogPosts = ({ posts, newer, older, search }: BlogPostsProps) => {
  const filter = usePostFilter(search);
  const filtered = useFilteredPosts(filter, toLocale(useLanguage()));
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(place, search);
  return (
    <div
      ref={place}
      id={listId}
      tabIndex={-1}
      className={styles.place}
      aria-busy={filtered.state === 'loading'}
    >
      <FilterBar
        filter={filtered.state === 'prebuilt' ? null : filter}
        count={filtered.state === 'loaded' ? filtered.total : undefined}
      />
      {filtered.state === 'loading' && <PostListSkeleton />}
      {filtered.state === 'loaded' && <FilteredPosts {...filtered} />}
      {filtered.state === 'prebuilt' && (
        <>
          <PostList posts={posts} />
          <Pagination {...{ newer, older, posts }} />
        </>
      )}
    </div>
  );
};
