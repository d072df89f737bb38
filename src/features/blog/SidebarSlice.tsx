import { graphql, withPrefix, type SliceComponentProps } from 'gatsby';

import { mostUsedTags } from '../../config/limits';
import { withLanguage } from '../../i18n/alternates';
import { isLanguage } from '../../i18n/locales';
import { translator } from '../../i18n/translator';
import { blogDate } from '../../lib/blogDate';
import { Chips } from '../../ui/Chips/Chips';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Sidebar.module.css';
import { mostUsed } from './mostUsed';
import { filterPath } from './postFilter';

type SidebarProps = SliceComponentProps<Queries.SidebarQuery, { language: string }>;

/**
 * Recent posts, categories with their counts and the most used tags of one language
 * (docs/specification/cms-pages.md, 'Blog posts').
 */
const Sidebar = ({ data, sliceContext }: SidebarProps) => {
  const language = isLanguage(sliceContext.language) ? sliceContext.language : 'en';
  const t = translator(data.locales, 'blog');
  const to = (path: string): string => withPrefix(withLanguage(language, path));
  return (
    <>
      <nav aria-labelledby="recent-posts">
        <h2 id="recent-posts" className={styles.heading}>
          <Words text={t('recentPosts')} />
        </h2>
        <ul role="list">
          {data.recent.nodes.map((post) => (
            <li key={post.slug}>
              <a href={to(`/blog/${post.slug}/`)} className={styles.post}>
                <Label>{post.title}</Label>
                <span className={styles.quiet}>
                  {blogDate(post.defaultPublishedDate ?? post.publishedAt)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="blog-categories">
        <h2 id="blog-categories" className={styles.heading}>
          <Words text={t('categories')} />
        </h2>
        <ul role="list">
          {mostUsed(data.categories.nodes).map(({ title, postCount }) => (
            <li key={title}>
              <a href={to(filterPath({ kind: 'category', title }))} className={styles.row}>
                {title} <span>{postCount}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="blog-tags">
        <h2 id="blog-tags" className={styles.heading}>
          <Words text={t('tags')} />
        </h2>
        <Chips>
          {mostUsed(data.tags.nodes, mostUsedTags).map(({ title }) => (
            <a key={title} href={to(filterPath({ kind: 'tag', title }))}>
              {title}
            </a>
          ))}
        </Chips>
      </nav>
    </>
  );
};

export default Sidebar;

export const query = graphql`
  query Sidebar($language: String!, $locale: String!) {
    locales: allLocale(filter: { ns: { in: ["blog"] }, language: { eq: $language } }) {
      ...Strings
    }
    recent: allStrapiDicomBlog(
      filter: { locale: { eq: $locale } }
      sort: [{ defaultPublishedDate: DESC }, { publishedAt: DESC }]
      limit: 5
    ) {
      nodes {
        slug
        title
        defaultPublishedDate
        publishedAt
      }
    }
    categories: allStrapiBlogCategory(filter: { locale: { eq: $locale } }) {
      nodes {
        title
        postCount
      }
    }
    tags: allStrapiBlogTag(filter: { locale: { eq: $locale } }) {
      nodes {
        title
        postCount
      }
    }
  }
`;
