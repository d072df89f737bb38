import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { BlogPosts } from '../features/blog/BlogPosts';
import { fromQuery } from '../features/blog/cardPost';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextPage } from '../features/texts/TextPage';
import { textMeta } from '../features/texts/textMeta';
import { translator } from '../i18n/translator';
import { pageTitle } from '../lib/pageTitle';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

interface BlogListContext extends PageContext {
  readonly page: number;
  readonly pageCount: number;
}

const BlogList = ({ data, pageContext, location }: PageProps<Queries.BlogListQuery, BlogListContext>) => (
  <Shell alternates={pageContext.alternates}>
    <TextPage text={required(data.text, 'content/pages/blog')}>
      <BlogPosts
        posts={data.posts.nodes.map(fromQuery)}
        page={pageContext.page}
        pageCount={pageContext.pageCount}
        search={location.search}
      />
    </TextPage>
  </Shell>
);

export default BlogList;

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogListQuery, BlogListContext>) => {
  const { description } = textMeta(data.text);
  const { page, pageCount } = pageContext;
  const t = translator(data.locales, 'blog');
  return (
    <PageMeta
      pageContext={pageContext}
      hydrate="query"
      title={pageTitle(data, pageContext)}
      description={page === 1 ? description : t('pageDescription', { description, page, pageCount })}
    />
  );
};

export const query = graphql`
  query BlogList($language: String!, $locale: String!, $skip: Int!, $limit: Int!) {
    locales: allLocale(filter: { ns: { in: ["shell", "form", "blog"] }, language: { eq: $language } }) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "blog" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    posts: allStrapiDicomBlog(
      filter: { locale: { eq: $locale } }
      sort: [{ defaultPublishedDate: DESC }, { publishedAt: DESC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;
