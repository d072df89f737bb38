import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink } from '../../../i18n/LocalLink';
import { blogDate } from '../../../lib/blogDate';
import { Arrow } from '../../../ui/Arrow/Arrow';
import { Words } from '../../../ui/Words/Words';
import { LinkedPicture } from './LinkedPicture';
import * as styles from './PostNeighbours.module.css';

interface PostNeighboursProps {
  /** The post after this one; the newest has none. */
  readonly newer: Queries.LinkedPostFragment | undefined;
  /** The post before this one; the first has none. */
  readonly older: Queries.LinkedPostFragment | undefined;
}

const Neighbour = ({
  post,
  which,
}: {
  readonly post: Queries.LinkedPostFragment;
  readonly which: string;
}) => (
  <LocalLink to={`/blog/${post.slug}/`} className={styles.neighbour}>
    <span className={styles.picture}>
      <LinkedPicture post={post} sizes="200px" />
    </span>
    <span>
      <span className={styles.which}>
        {which}, {blogDate(post.defaultPublishedDate ?? post.publishedAt)}
      </span>
      <span className={styles.title}>
        <Words text={post.title} />
      </span>
    </span>
  </LocalLink>
);

/** The way to the posts before and after this one. */
export const PostNeighbours = ({ newer, older }: PostNeighboursProps) => {
  const { t } = useTranslation('blog');
  if (!newer && !older) return null;
  // In the half that has no neighbour.
  const all = (
    <LocalLink to="/blog/" className={styles.neighbour}>
      <span className={styles.title}>
        <Words text={t('allPosts')} />
      </span>
      <Arrow />
    </LocalLink>
  );
  return (
    <nav aria-label={t('neighbours')} className={styles.neighbours}>
      {older ? <Neighbour post={older} which={t('previousPost')} /> : all}
      {newer ? <Neighbour post={newer} which={t('nextPost')} /> : all}
    </nav>
  );
};
