import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink } from '../../i18n/LocalLink';
import { blogDate } from '../../lib/blogDate';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './PostCard.module.css';
import { PostFacts } from './PostFacts';

interface PostCardProps {
  readonly post: Queries.PostCardFragment;
  /** In the first view: its picture loads at once. */
  readonly first?: boolean;
}

/** Picture, categories, author, date, views, title and excerpt (specification part 2, section 2.3). */
export const PostCard = ({ post, first = false }: PostCardProps) => {
  const { t } = useTranslation('blog');
  const date = post.defaultPublishedDate ?? post.publishedAt;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          image={post.titleImage?.localFile?.childImageSharp?.gatsbyImageData}
          alt=""
          eager={first}
          sizes="(width >= 1000px) 420px, (width >= 640px) 46vw, 92vw"
        />
      </div>
      <p className={styles.categories}>{post.categories?.map(({ title }) => title).join(', ')}</p>
      <h2 className={styles.title}>
        <LocalLink to={`/blog/${post.slug}/`} className={styles.link}>
          {post.title}
        </LocalLink>
      </h2>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <PostFacts
        author={post.user?.firstName}
        date={date}
        shownDate={blogDate(date)}
        views={t('views', { count: post.views ?? 0 })}
      />
    </article>
  );
};

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
      firstName
    }
    titleImage {
      localFile {
        childImageSharp {
          gatsbyImageData(width: 840, breakpoints: [420, 840], formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
