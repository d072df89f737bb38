import { useTranslation } from 'gatsby-plugin-react-i18next';

import type { CardPost } from './cardPost';
import { PostCard } from './PostCard';
import * as styles from './PostList.module.css';

/** The grid of cards, or what to do instead while a language has no post. */
export const PostList = ({ posts }: { readonly posts: readonly CardPost[] }) => {
  const { t } = useTranslation('blog');
  if (posts.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul role="list" aria-label={t('posts')} className={styles.list}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} first={index < 2} lead={index === 0} />
        </li>
      ))}
    </ul>
  );
};
