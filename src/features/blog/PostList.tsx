import { useTranslation } from 'gatsby-plugin-react-i18next';

import type { CardPost } from './cardPost';
import { PostCard } from './PostCard';
import * as styles from './PostList.module.css';
import { placesOf } from './rhythm';

interface PostListProps {
  readonly posts: readonly CardPost[];
  /** Stands at the head of its page: its first pictures are in the first view. */
  readonly heads?: boolean;
}

/** The rows of cards, or what to do instead while a language has no post. */
export const PostList = ({ posts, heads = true }: PostListProps) => {
  const { t } = useTranslation('blog');
  const places = placesOf(posts.length);
  if (!posts[0]) return <p>{t('empty')}</p>;
  return (
    <ul role="list" aria-label={t('posts')} className={styles.list}>
      {posts.map((post, index) => {
        const place = places[index] ?? 'band';
        return (
          <li key={post.slug} data-place={place} data-ground={place === 'band' ? 'sand' : undefined}>
            <PostCard post={post} place={place} first={heads && index < 2} />
          </li>
        );
      })}
    </ul>
  );
};
