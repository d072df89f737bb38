import { graphql } from 'gatsby';

/** What one post's page shows of another. Its picture is one of those that cards have. */
export const linkedPost = graphql`
  fragment LinkedPost on STRAPI_DICOM_BLOG {
    slug
    title
    defaultPublishedDate
    publishedAt
    categories {
      title
    }
    user {
      firstName
    }
    titleImage {
      ...PostPicture
    }
  }
`;
