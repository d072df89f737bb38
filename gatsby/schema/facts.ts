/** The facts.yml of openings. */
export const factsTypes = /* GraphQL */ `
  type OpeningFacts implements Node @dontInfer {
    slug: String!
    order: Int!
    position: String!
    hidden: Boolean
  }
`;
