import { graphql, type PageProps } from 'gatsby';

import { Sidebar } from '../features/blog/Sidebar';
import { FooterPosts } from '../features/shell/FooterPosts';
import { partName } from '../lib/fragments';
import type { PageContext } from '../types/pageContext';

/** Posts beside a post; the first of them are those in the footer. */
const inFooter = 3;

/**
 * The parts of the pages that every new post changes, of one language. Nobody visits this page: the build cuts its
 * parts out of the HTML (gatsby/fragments.ts).
 */
const Latest = ({ data }: PageProps<Queries.LatestQuery, PageContext>) => (
  <>
    <template data-part={partName('footer')}>
      <FooterPosts posts={data.recent.nodes.slice(0, inFooter)} />
    </template>
    <template data-part={partName('sidebar')}>
      <Sidebar recent={data.recent.nodes} categories={data.categories.nodes} tags={data.tags.nodes} />
    </template>
  </>
);

export default Latest;

export const query = graphql`
  query Latest($language: String!, $locale: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["blog"] }, language: { eq: $language } }) {
      ...Strings
    }
    recent: allStrapiDicomBlog(
      filter: { locale: { eq: $locale } }
      sort: [{ defaultPublishedDate: DESC }, { publishedAt: DESC }, { documentId: DESC }]
      limit: 5
    ) {
      nodes {
        ...FooterPost
        ...RecentPost
      }
    }
    categories: allStrapiBlogCategory(sort: { title: ASC }, filter: { locale: { eq: $locale } }) {
      nodes {
        title
        postCount
      }
    }
    tags: allStrapiBlogTag(sort: { title: ASC }, filter: { locale: { eq: $locale } }) {
      nodes {
        title
        postCount
      }
    }
  }
`;
