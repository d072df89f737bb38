import { postsPerPage } from '../../config/limits';
import * as card from './PostCard.module.css';
import * as list from './PostList.module.css';
import * as styles from './PostListSkeleton.module.css';
import { placesOf } from './rhythm';

/** A page of cards in their final shapes while the posts are on their way; nothing to read or to reach. */
export const PostListSkeleton = () => (
  <div className={list.list}>
    {placesOf(postsPerPage).map((place, index) => (
      // The places never change.
      <div key={index} className={card.card} data-place={place}>
        <div className={styles.picture} />
        <div className={styles.words} />
      </div>
    ))}
  </div>
);
