import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';

import { titleImageAlternative } from '../../../lib/titleImageAlternative';
import { Picture } from '../../../ui/Picture/Picture';
import { Byline } from '../Byline';
import { CategoryLinks } from '../CategoryLinks';
import { TwoTones } from '../TwoTones';
import { Views } from '../Views';
import * as styles from './PostHeader.module.css';
import { SharePost } from './SharePost';

interface PostHeaderProps {
  readonly post: Queries.PostHeaderFragment;
  /** Absolute address of its page. */
  readonly address: string;
}

/** Letters from which on a title is set smaller, so that it is no higher than the picture beside it. */
const longTitle = 55;
const veryLongTitle = 90;

/** Its largest size, in the CSS of the header; none for a title of the usual length. */
const mostOf = ({ length }: string): CSSProperties | undefined => {
  if (length <= longTitle) return undefined;
  return { '--most': length <= veryLongTitle ? '2.8rem' : '2.35rem' } as CSSProperties;
};

/** Title, picture, author with avatar, date, views and reading time, and how to pass it on. */
export const PostHeader = ({ post, address }: PostHeaderProps) => {
  const { t } = useTranslation('blog');
  return (
    <header className={styles.header}>
      <div className={styles.categories}>
        <CategoryLinks titles={post.categories?.map(({ title }) => title)} />
      </div>
      <h1 className={styles.title} dir="auto" style={mostOf(post.title)}>
        <TwoTones title={post.title} second={styles.accent} />
      </h1>
      <div className={styles.by}>
        <Byline
          author={post.user?.firstName}
          avatar={post.user?.avatar?.localFile?.childImageSharp?.gatsbyImageData}
          date={post.defaultPublishedDate ?? post.publishedAt}
        >
          {/* How it was read, in a line of its own. */}
          <br />
          <Views slug={post.slug} count={post.views ?? 0} />
          <span>{t('minutes', { count: post.article.minutes })}</span>
        </Byline>
        <SharePost title={post.title} address={address} />
      </div>
      <div className={styles.picture} style={{ '--cut': `${post.titleImage?.cut ?? 50}%` } as CSSProperties}>
        <Picture
          image={post.titleImage?.localFile?.childImageSharp?.gatsbyImageData}
          alt={titleImageAlternative(post)}
          sizes="(width >= 1392px) 668px, (width >= 1000px) 49vw, 100vw"
          eager
        />
      </div>
    </header>
  );
};

export const postHeaderFields = graphql`
  fragment PostHeader on STRAPI_DICOM_BLOG {
    slug
    title
    excerpt
    views
    defaultPublishedDate
    publishedAt
    categories {
      title
    }
    article {
      minutes
    }
    user {
      ...PostAuthor
    }
    titleImageAlternativeText
    titleImage {
      alternativeText
      cut
      ...PostPicture
    }
  }
`;
