import { useRef } from 'react';

import { NoPosts, type Instead } from './NoPosts';
import { PostList } from './PostList';
import { ShowMore } from './ShowMore';
import type { LoadedPosts } from './useFoundPosts';
import { useFocusOnAdded } from './useFocus';

interface FilteredPostsProps extends LoadedPosts {
  /** Whether words were asked for. */
  readonly searched: boolean;
  readonly instead: Instead;
}

/** The posts that were asked for, with a button for the next ones, or what to do instead when there are none. */
export const FilteredPosts = ({ posts, more, loadingMore, searched, instead }: FilteredPostsProps) => {
  const list = useRef<HTMLDivElement>(null);
  useFocusOnAdded(list, posts.length);
  if (posts.length === 0) return <NoPosts {...instead} searched={searched} />;
  return (
    <div ref={list}>
      <PostList posts={posts} />
      {more && <ShowMore more={more} loading={loadingMore} />}
    </div>
  );
};
