import { useRef } from 'react';

import type { CardPost } from './cardPost';
import { NoPosts } from './NoPosts';
import { PostList } from './PostList';
import { ShowMore } from './ShowMore';
import type { LoadedPosts } from './useFoundPosts';
import { useFocusOnAdded } from './useFocus';

interface FilteredPostsProps extends LoadedPosts {
  /** Whether words were asked for. */
  readonly searched: boolean;
  /** For where there are none. */
  readonly latest: readonly CardPost[];
}

/** The posts that were asked for, with a button for the next ones, or what to do instead when there are none. */
export const FilteredPosts = ({ posts, more, loadingMore, searched, latest }: FilteredPostsProps) => {
  const list = useRef<HTMLDivElement>(null);
  useFocusOnAdded(list, posts.length);
  if (!posts[0]) return <NoPosts latest={latest} searched={searched} />;
  return (
    <div ref={list}>
      <PostList posts={posts} />
      {more && <ShowMore more={more} loading={loadingMore} />}
    </div>
  );
};
