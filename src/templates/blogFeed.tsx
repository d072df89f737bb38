import { graphql } from 'gatsby';

/** Nobody visits this page: the build makes the feed of a language of what its query finds (gatsby/feeds/). */
const BlogFeed = () => null;

export default BlogFeed;

export const query = graphql`
  query BlogFeed($language: String!, $locale: String!) {
    siteSettings {
      name
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "blog" }, language: { eq: $language } }
    ) {
      frontmatter {
        title
        description
      }
    }
    posts: allStrapiDicomBlog(
      limit: 20
      sort: [{ defaultPublishedDate: DESC }, { publishedAt: DESC }, { documentId: DESC }]
      filter: { locale: { eq: $locale } }
    ) {
      nodes {
        documentId
        updatedAt
        slug
        title
        excerpt
        defaultPublishedDate
        publishedAt
        article {
          html
        }
        categories {
          title
        }
        tags {
          title
        }
        user {
          firstName
        }
        ...SocialPicture
      }
    }
  }
`;
