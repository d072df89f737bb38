import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { blogDate } from '../../../lib/blogDate';
import { Picture } from '../../../ui/Picture/Picture';
import { Words } from '../../../ui/Words/Words';
import { CategoryLinks } from '../CategoryLinks';
import { PostFacts } from '../PostFacts';
import { titleImageAlternative } from '../titleImageAlternative';
import * as styles from './PostHeader.module.css';
import { SharePost } from './SharePost';

interface PostHeaderProps {
  readonly post: Queries.PostHeaderFragment;
  /** Absolute address of its page. */
  readonly address: string;
}

/** Title, picture, author with avatar, date, views and reading time, and how to pass it on. */
export const PostHeader = ({ post, address }: PostHeaderProps) => {
  const { t } = useTranslation('blog');
  const date = post.defaultPublishedDate ?? post.publishedAt;
  return (
    <header className={styles.header}>
      <div className={styles.categories}>
        <CategoryLinks titles={post.categories?.map(({ title }) => title) ?? []} />
      </div>
      <h1 className={styles.title}>
        <Words text={post.title} />
      </h1>
      <div className={styles.by}>
        <div className={styles.avatar}>
          <Picture image={post.user?.avatar?.localFile?.childImageSharp?.gatsbyImageData} alt="" />
        </div>
        <PostFacts
          author={post.user?.firstName}
          date={date}
          shownDate={blogDate(date)}
          views={t('views', { count: post.views ?? 0 })}
          minutes={t('minutes', { count: post.article.minutes })}
        />
        <SharePost title={post.title} address={address} />
      </div>
      <div className={styles.picture}>
        <Picture
          image={post.titleImage?.localFile?.childImageSharp?.gatsbyImageData}
          alt={titleImageAlternative(post)}
          sizes="(width >= 1360px) 1280px, 94vw"
          eager
        />
      </div>
    </header>
  );
};

export const postHeaderFields = graphql`
  fragment PostHeader on STRAPI_DICOM_BLOG {
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
      firstName
      avatar {
        localFile {
          childImageSharp {
            gatsbyImageData(layout: FIXED, width: 44, height: 44, formats: [WEBP], placeholder: NONE)
          }
        }
      }
    }
    titleImageAlternativeText
    titleImage {
      alternativeText
      localFile {
        childImageSharp {
          gatsbyImageData(width: 1600, breakpoints: [480, 880, 1600], formats: [WEBP], placeholder: NONE)
          social: gatsbyImageData(
            layout: FIXED
            width: 1200
            height: 628
            outputPixelDensities: [1]
            formats: [WEBP]
            placeholder: NONE
          )
        }
      }
    }
  }
`;
