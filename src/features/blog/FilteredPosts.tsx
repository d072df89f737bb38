import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef } from 'react';

import { PostList } from './PostList';
import { ShowMore } from './ShowMore';
import type { LoadedPosts } from './useFilteredPosts';
import { useFocusOnAdded } from './useFocus';

/** The posts of a filter, with a button for the next ones, or what to do instead when it has none. */
export const FilteredPosts = ({ posts, more, loadingMore }: LoadedPosts) => {
  const { t } = useTranslation('blog');
  const list = useRef<HTMLDivElement>(null);
  useFocusOnAdded(list, posts.length);
  if (posts.length === 0) return <p>{t('emptyFilter')}</p>;
  return (
    <div ref={list}>
      <PostList posts={posts} />
      {more && <ShowMore more={more} loading={loadingMore} />}
    </div>
  );
};
