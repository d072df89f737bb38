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

interface BlogListContext extends PageContext {
  /** Counted from the oldest; the newest posts have none. */
  readonly page?: number;
  readonly newer?: string;
  readonly older?: string;
}

const BlogList = ({ data, pageContext, location }: PageProps<Queries.BlogListQuery, BlogListContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={required(data.text, 'content/pages/blog')}>
      <BlogPosts
        posts={data.posts.map(fromQuery)}
        newer={pageContext.newer}
        older={pageContext.older}
        search={location.search}
      />
      <FeedLink />
    </TextPage>
  </Shell>
);

export default BlogList;

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogListQuery, BlogListContext>) => {
  const { description } = textMeta(data.text);
  const { page } = pageContext;
  const t = translator(data.locales, 'blog');
  return (
    <PageMeta
      pageContext={pageContext}
      hydrate="query"
      title={pageTitle(data, pageContext)}
      description={page ? t('pageDescription', { description, page }) : description}
    >
      <FeedAlternate language={pageContext.language} title={t('feed')} />
    </PageMeta>
  );
};

export const query = graphql`
  query BlogList($language: String!, $ids: [String!]!) {
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
  }
`;
