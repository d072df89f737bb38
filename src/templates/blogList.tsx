import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { BlogPosts } from '../features/blog/BlogPosts';
import { fromQuery } from '../features/blog/cardPost';
import { FeedAlternate } from '../features/blog/feed/FeedAlternate';
import { ListHead } from '../features/blog/ListHead';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { textMeta } from '../features/texts/textMeta';
import { Trail } from '../features/texts/Trail';
import { translator } from '../i18n/translator';
import { blogListPath } from '../lib/blogListPath';
import { pageTitle, spanOf } from '../lib/pageTitle';
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

const BlogList = ({ data, pageContext, location }: PageProps<Data, BlogListContext>) => {
  const { t } = useTranslation('blog');
  const { alternates, newer, older, first } = pageContext;
  const text = required(data.text, 'content/pages/blog');
  const posts = data.posts.map(fromQuery);
  const { title } = text.frontmatter;
  return (
    <Shell alternates={alternates} bands>
      <Section space="none">
        {first ? (
          <Trail title={title} />
        ) : (
          <Trail title={t('olderPosts')} parents={[{ title, path: blogListPath() }]} />
        )}
        <ListHead text={text} older={first ? undefined : posts} />
        <BlogPosts
          {...{ posts, newer, older }}
          groups={groupsOf(data)}
          search={location.search}
          visit={location.key}
        />
      </Section>
    </Shell>
  );
};

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
      description={page ? t('pageDescription', { description, span: spanOf(data.posts) }) : description}
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
