/** content/company/career/ and the texts of content/careers/. */
export const careerTypes = /* GraphQL */ `
  "content/company/career/<language>.yml"
  type CareerText implements Node @dontInfer {
    language: String!
    picture: Illustration!
    you: CareerYou!
    internship: CareerInternship!
    steps: CareerSteps!
    jobs: Lead!
    time: Lead!
    apply: Lead!
  }
  type CareerYou {
    heading: String! @typeset
    items: [String!]! @typeset
  }
  type CareerInternship {
    heading: String! @typeset
    figure: String!
    unit: String! @typeset
    where: String!
    items: [TitledText!]!
  }
  type CareerSteps {
    heading: String! @typeset
    items: [CareerStep!]!
  }
  type CareerStep {
    "How long it takes at most"
    time: String! @typeset
    title: String! @typeset
    text: String!
  }

  "content/careers/<slug>/<language>.yml"
  type OpeningText implements Node @dontInfer {
    slug: String!
    language: String!
    title: String! @typeset
    summary: String!
    intro: String!
    "How the time of the position is split, in place of its duties"
    time: [TimeShare!]
    duties: [String!]
    requirements: [String!]!
    offers: [String!]!
  }
  type TimeShare {
    "Percent"
    share: Int!
    title: String! @typeset
    text: String!
  }
`;
