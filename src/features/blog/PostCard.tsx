import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { LocalLink } from '../../i18n/LocalLink';
import { blogDate } from '../../lib/blogDate';
import { Picture } from '../../ui/Picture/Picture';
import type { CardPost } from './cardPost';
import { CategoryLinks } from './CategoryLinks';
import { Words } from '../../ui/Words/Words';
import * as styles from './PostCard.module.css';
import { PostFacts } from './PostFacts';

interface PostCardProps {
  readonly post: CardPost;
  /** In the first view: its picture loads at once. */
  readonly first?: boolean;
  /** Leads the list over two columns on a wide screen. */
  readonly lead?: boolean;
}

const pictureSizes = (wide: string): string => `(width >= 1000px) ${wide}, (width >= 640px) 46vw, 92vw`;

/** Picture, categories, author, date, views, title and excerpt (docs/specification/cms-pages.md, 'Blog list'). */
export const PostCard = ({ post, first = false, lead = false }: PostCardProps) => {
  const { t } = useTranslation('blog');
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture image={post.image} alt="" eager={first} sizes={pictureSizes(lead ? '845px' : '420px')} />
      </div>
      <div className={styles.categories}>
        <CategoryLinks titles={post.categories} />
      </div>
      <h2 className={styles.title}>
        <LocalLink to={`/blog/${post.slug}/`} className={styles.link}>
          <Words text={post.title} />
        </LocalLink>
      </h2>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <PostFacts
        author={post.author}
        date={post.date}
        shownDate={blogDate(post.date)}
        views={t('views', { count: post.views })}
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
          gatsbyImageData(width: 1600, breakpoints: [480, 880, 1600], formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
