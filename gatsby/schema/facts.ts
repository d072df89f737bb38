/** The facts.yml of case studies, banners and openings. */
export const factsTypes = /* GraphQL */ `
  type CaseStudyFacts implements Node @dontInfer {
    slug: String!
    order: Int
    tab: String!
    year: Int!
    client: Localised!
    tools: [String!]!
    noindex: Boolean
    url: String
  }

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
