import { graphql } from 'gatsby';

/**
 * Nobody visits this page: the build makes the index of the catalogue of what its query finds
 * (gatsby/catalogueIndex.ts).
 */
const CatalogueIndex = () => null;

export default CatalogueIndex;

export const query = graphql`
  query CatalogueIndex {
    templates: allStrapiCollection(sort: [{ createdAt: DESC }, { documentId: DESC }]) {
      nodes {
        slug
        title
        basic_price
        summary
        layouts {
          slug
        }
        categories {
          slug
        }
        tags {
          slug
        }
        thumbnail {
          localFile {
            childImageSharp {
              gatsbyImageData(width: 640, breakpoints: [320, 640], formats: [WEBP], placeholder: NONE)
            }
          }
        }
      }
    }
  }
`;
