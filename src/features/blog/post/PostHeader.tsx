import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { titleImageAlternative } from '../../../lib/titleImageAlternative';
import { Picture } from '../../../ui/Picture/Picture';
import { Words } from '../../../ui/Words/Words';
import { Byline } from '../Byline';
import { CategoryLinks } from '../CategoryLinks';
import { Views } from '../Views';
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
  // 'Hosting: how much is enough' names a thing, or asks, and says what of it, which has the accent.
  const [, name = post.title, rest] = /^(.*?[:?]) +(\S.*)/s.exec(post.title) ?? [];
  return (
    <header className={styles.header}>
      <div className={styles.categories}>
        <CategoryLinks titles={post.categories?.map(({ title }) => title)} />
      </div>
      <h1 className={styles.title} dir="auto">
        <Words text={rest ? `${name} ` : name} />
        {rest && (
          <span className={styles.accent}>
            <Words text={rest} />
          </span>
        )}
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
      <div className={styles.picture}>
        <Picture
          image={post.titleImage?.localFile?.childImageSharp?.gatsbyImageData}
          alt={titleImageAlternative(post)}
          sizes="(width >= 1240px) 73vw, 100vw"
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
      ...PostPicture
    }
  }
`;
