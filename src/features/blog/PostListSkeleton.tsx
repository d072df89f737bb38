import * as card from './PostCard.module.css';
import * as list from './PostList.module.css';
import * as styles from './PostListSkeleton.module.css';
import * as picture from './PostPicture.module.css';
import { placesOf } from './rhythm';

interface PostListSkeletonProps {
  /** How many posts are on their way. */
  readonly count: number;
}

/** Cards in their final shapes while the posts are on their way; nothing to read or to reach. */
export const PostListSkeleton = ({ count }: PostListSkeletonProps) => (
  <div className={list.list}>
    {placesOf(count).map((place, index) => (
      // The places never change.
      <div key={index} data-place={place} data-ground={place === 'band' ? 'sand' : undefined}>
        <div className={`${card.card} ${styles.card}`} data-place={place}>
          <div className={picture.picture} />
          <div className={card.words}>
            <div className={`${card.title} ${styles.title}`} />
            <div className={`${card.excerpt} ${styles.excerpt}`} />
            <div className={`${card.by} ${styles.by}`} />
          </div>
        </div>
      </div>
    ))}
  </div>
);
