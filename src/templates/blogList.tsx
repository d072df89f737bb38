import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { BlogPosts } from '../features/blog/BlogPosts';
import { fromQuery } from '../features/blog/cardPost';
import { FeedAlternate } from '../features/blog/feed/FeedAlternate';
import { FeedLink } from '../features/blog/feed/FeedLink';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { translator } from '../i18n/translator';
import { pageTitle } from '../lib/pageTitle';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Section } from '../ui/Section/Section';

interface BlogListContext extends PageContext {
  /** Counted from the oldest; the newest posts have none. */
  readonly page?: number;
  /** Whether it is the page of the newest posts. */
  readonly first: boolean;
  readonly newer?: string;
  readonly older?: string;
}

type Data = Queries.BlogListQuery;

const groupsOf = ({ all, categories, tags }: Data) =>
  all && categories && tags
    ? { total: all.totalCount, categories: categories.nodes, tags: tags.nodes }
    : undefined;

const BlogList = ({ data, pageContext, location }: PageProps<Data, BlogListContext>) => (
  <Shell alternates={pageContext.alternates} bands>
    <Section space="none">
      <TextPage text={required(data.text, 'content/pages/blog')}>
        <BlogPosts
          posts={data.posts.map(fromQuery)}
          newer={pageContext.newer}
          older={pageContext.older}
          groups={groupsOf(data)}
          search={location.search}
          visit={location.key}
        />
        <FeedLink />
      </TextPage>
    </Section>
  </Shell>
);

export default BlogList;

export const Head = ({ data, pageContext }: HeadProps<Data, BlogListContext>) => {
  const { description } = textMeta(data.text);
  const { page } = pageContext;
  const t = translator(data.locales, 'blog');
  return (
    <PageMeta
      pageContext={pageContext}
      hydrate={page ? undefined : 'query'}
      title={pageTitle(data, pageContext)}
      description={page ? t('pageDescription', { description, page }) : description}
    >
      <FeedAlternate language={pageContext.language} title={t('feed')} />
    </PageMeta>
  );
};

export const query = graphql`
  query BlogList($language: String!, $locale: String!, $ids: [String!]!, $first: Boolean!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "blog"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "blog" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    posts: blogPosts(ids: $ids) {
      ...PostCard
    }
    all: allStrapiDicomBlog(sort: { defaultPublishedDate: DESC }, filter: { locale: { eq: $locale } })
      @include(if: $first) {
      totalCount
    }
    categories: allStrapiBlogCategory(sort: { title: ASC }, filter: { locale: { eq: $locale } })
      @include(if: $first) {
      nodes {
        title
        titleElsewhere
        postCount
      }
    }
    tags: allStrapiBlogTag(sort: { title: ASC }, filter: { locale: { eq: $locale } }) @include(if: $first) {
      nodes {
        title
        titleElsewhere
        postCount
      }
    }
  }
`;
