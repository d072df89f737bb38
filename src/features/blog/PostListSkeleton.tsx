import { postsPerPage } from '../../config/limits';
import * as list from './PostList.module.css';
import * as styles from './PostListSkeleton.module.css';

/** A page of cards in their final size while the posts are on their way; nothing to read or to reach. */
export const PostListSkeleton = () => (
  <div aria-hidden="true" className={list.list}>
    {Array.from({ length: postsPerPage }, (_, index) => (
      <div key={index} className={styles.card}>
        <div className={styles.picture} />
        <div className={styles.category} />
        <div className={styles.title} />
        <div className={styles.excerpt} />
        <div className={styles.facts} />
      </div>
    ))}
  </div>
);
