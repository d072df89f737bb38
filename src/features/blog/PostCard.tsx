import { graphql } from 'gatsby';

import { LocalLink } from '../../i18n/LocalLink';
import { Words } from '../../ui/Words/Words';
import { Byline } from './Byline';
import type { CardPost } from './cardPost';
import { CategoryLinks } from './CategoryLinks';
import * as styles from './PostCard.module.css';
import { PostPicture } from './PostPicture';
import type { Place } from './rhythm';
import { TwoTones } from './TwoTones';
import { Views } from './Views';

interface PostCardProps {
  readonly post: CardPost;
  /** Where it stands in the rhythm of its list; from it follow its shape and its sizes. */
  readonly place: Place;
  /** In the first view: its picture loads at once. */
  readonly first?: boolean;
}

/** Picture, categories, title, excerpt, author, date and views (docs/specification/cms-pages.md, 'Blog list'). */
export const PostCard = ({ post, place, first }: PostCardProps) => (
  <article className={styles.card} data-place={place}>
    <PostPicture image={post.image} place={place} eager={first} />
    <div className={styles.words}>
      <CategoryLinks titles={post.categories} />
      <h2 className={styles.title}>
        <LocalLink to={`/blog/${post.slug}/`} className={styles.link}>
          {place === 'lead' ? (
            <TwoTones title={post.title} second={styles.rest} />
          ) : (
            <Words text={post.title} />
          )}
        </LocalLink>
      </h2>
      {post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
      <div className={styles.by}>
        <Byline {...post}>
          <Views slug={post.slug} count={post.views} />
        </Byline>
      </div>
    </div>
  </article>
);

export const postCard = graphql`
  fragment PostCard on STRAPI_DICOM_BLOG {
    slug
    title
    excerpt
    views
    defaultPublishedDate
    publishedAt
    categories {
      title
    }
    user {
      ...PostAuthor
    }
    titleImage {
      ...PostPicture
    }
  }
`;
