import { graphql, withPrefix } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { mostUsedTags } from '../../config/limits';
import { withLanguage } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';
import { blogDate } from '../../lib/blogDate';
import { Chips } from '../../ui/Chips/Chips';
import { Picture } from '../../ui/Picture/Picture';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Label } from '../../ui/Words/Label';
import { Words } from '../../ui/Words/Words';
import { hiddenBy } from './hiddenBy';
import { mostUsed, type Counted } from './mostUsed';
import { filterPath } from './postFilter';
import * as styles from './Sidebar.module.css';

interface SidebarProps {
  readonly recent: readonly Queries.RecentPostFragment[];
  readonly categories: readonly Counted[];
  readonly tags: readonly Counted[];
}

/**
 * Recent posts, categories with their counts and the most used tags of one language
 * (docs/specification/cms-pages.md, 'Blog posts'). Nothing while there is no post. It comes into two places of a page, so nothing
 * in it has an id.
 */
export const Sidebar = ({ recent, categories, tags }: SidebarProps) => {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const to = (path: string): string => withPrefix(withLanguage(language, path));
  if (recent.length === 0) return null;
  return (
    <>
      <nav aria-label={t('recentPosts')}>
        <h2 className={styles.heading}>
          <Words text={t('recentPosts')} />
        </h2>
        <p className={styles.all}>
          <TextLink href={to('/blog/')}>{t('allPosts')}</TextLink>
        </p>
        <ul role="list">
          {recent.map((post) => (
            <li key={post.slug} style={{ display: `var(${hiddenBy(post.slug)}, block)` }}>
              <a href={to(`/blog/${post.slug}/`)} className={styles.post}>
                <Picture
                  image={post.titleImage?.localFile?.childImageSharp?.gatsbyImageData}
                  alt=""
                  sizes="100px"
                />
                <span>
                  <Label>{post.title}</Label>
                  <span className={styles.quiet}>
                    {blogDate(post.defaultPublishedDate ?? post.publishedAt)}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('categories')}>
        <h2 className={styles.heading}>
          <Words text={t('categories')} />
        </h2>
        <ul role="list">
          {mostUsed(categories).map(({ title, postCount }) => (
            <li key={title}>
              <a href={to(filterPath({ kind: 'category', title }))} className={styles.row}>
                {title} <span>{postCount}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('tags')}>
        <h2 className={styles.heading}>
          <Words text={t('tags')} />
        </h2>
        <Chips>
          {mostUsed(tags)
            .slice(0, mostUsedTags)
            .map(({ title }) => (
              <a key={title} href={to(filterPath({ kind: 'tag', title }))}>
                {title}
              </a>
            ))}
        </Chips>
      </nav>
    </>
  );
};

export const recentPost = graphql`
  fragment RecentPost on STRAPI_DICOM_BLOG {
    slug
    title
    defaultPublishedDate
    publishedAt
    # The file that the footer shows as well.
    titleImage {
      localFile {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 100, height: 67, formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
