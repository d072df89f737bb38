/** The facts.yml of openings. */
export const factsTypes = /* GraphQL */ `
  type OpeningFacts implements Node @dontInfer {
    slug: String!
    order: Int!
    position: String!
    hidden: Boolean
    "Day since when it is open, as 2026-02-02"
    posted: String!
    "Key of the office in content/site.yml"
    office: String!
  }
`;
