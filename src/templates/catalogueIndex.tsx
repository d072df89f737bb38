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
        ...CatalogueCard
        categories {
          slug
        }
        tags {
          slug
        }
      }
    }
  }
`;
