/** The facts.yml of banners and openings. */
export const factsTypes = /* GraphQL */ `
  type BannerFacts implements Node @dontInfer {
    slug: String!
    kind: String!
    order: Int!
    width: Int!
    height: Int!
  }

  type OpeningFacts implements Node @dontInfer {
    slug: String!
    order: Int!
    position: String!
    hidden: Boolean
  }
`;
