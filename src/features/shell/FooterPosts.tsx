import { graphql, withPrefix } from 'gatsby';

import { withLanguage } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';
import { blogDate } from '../../lib/blogDate';
import { Picture } from '../../ui/Picture/Picture';
import { Label } from '../../ui/Words/Label';
import * as styles from './Footer.module.css';

/**
 * The latest posts in the footer: a thumbnail of 100 pixels, a title of at most two lines, the date. Nothing while
 * there is none: the link to the blog stays then.
 */
export const FooterPosts = ({ posts }: { readonly posts: readonly Queries.FooterPostFragment[] }) => {
  const language = useLanguage();
  if (posts.length === 0) return null;
  return (
    <ul role="list" className={styles.posts}>
      {posts.map(({ slug, title, titleImage, defaultPublishedDate, publishedAt }) => (
        <li key={slug}>
          <a href={withPrefix(withLanguage(language, `/blog/${slug}/`))} className={styles.post}>
            <Picture image={titleImage?.localFile?.childImageSharp?.gatsbyImageData} alt="" sizes="100px" />
            <span className={styles.postWords}>
              <span className={styles.postTitle}>
                <Label>{title}</Label>
              </span>
              <span className={styles.quiet}>{blogDate(defaultPublishedDate ?? publishedAt)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};

export const footerPost = graphql`
  fragment FooterPost on STRAPI_DICOM_BLOG {
    slug
    title
    defaultPublishedDate
    publishedAt
    titleImage {
      localFile {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 100, height: 67, formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
