import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { env } from '../../config/env';
import { LocalLink, useLanguage } from '../../i18n/LocalLink';
import { toLocale } from '../../i18n/locales';
import { blogDate } from '../../lib/blogDate';
import { Chips } from '../../ui/Chips/Chips';
import { Picture } from '../../ui/Picture/Picture';
import { RichText } from '../../ui/RichText/RichText';
import { CategoryLinks } from './CategoryLinks';
import { Words } from '../../ui/Words/Words';
import * as styles from './Post.module.css';
import { PostFacts } from './PostFacts';
import { filterPath } from './postFilter';
import { titleImageAlternative } from './titleImageAlternative';

/** Title, author with avatar, date, views, picture, text and tags (docs/specification/cms-pages.md, 'Blog posts'). */
export const Post = ({ post }: { readonly post: Queries.PostFragment }) => {
  const { t } = useTranslation('blog');
  const date = post.defaultPublishedDate ?? post.publishedAt;
  const locale = toLocale(useLanguage());
  return (
    <article
      // The script of the first view counts the view (src/first-view/views.ts).
      data-view={`${env.contentApiUrl}/dicom-blogs/${post.documentId}?locale=${locale}`}
      data-views={post.views ?? 0}
    >
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
          />
        </div>
      </header>
      <div className={styles.picture}>
        <Picture
          image={post.titleImage?.localFile?.childImageSharp?.gatsbyImageData}
          alt={titleImageAlternative(post)}
          sizes="(width >= 1000px) 880px, 92vw"
          eager
        />
      </div>
      <RichText html={post.content} />
      {post.tags && post.tags.length > 0 && (
        <Chips label={t('postTags')}>
          {post.tags.map(({ title }) => (
            <LocalLink key={title} to={filterPath({ kind: 'tag', title })}>
              {title}
            </LocalLink>
          ))}
        </Chips>
      )}
    </article>
  );
};

export const postFields = graphql`
  fragment Post on STRAPI_DICOM_BLOG {
    documentId
    title
    excerpt
    content
    views
    defaultPublishedDate
    publishedAt
    categories {
      title
    }
    tags {
      title
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
