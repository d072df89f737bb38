import { graphql } from 'gatsby';

/**
 * Nobody visits this page: the build makes the index of the blog, in one language, of what its query finds
 * (gatsby/blogIndex.ts).
 */
const BlogIndex = () => null;

export default BlogIndex;

export const query = graphql`
  query BlogIndex($locale: String!) {
    posts: allStrapiDicomBlog(
      filter: { locale: { eq: $locale } }
      sort: [{ defaultPublishedDate: DESC }, { publishedAt: DESC }, { documentId: DESC }]
    ) {
      nodes {
        ...PostCard
        tags {
          title
        }
      }
    }
  }
`;
