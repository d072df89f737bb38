/** content/company/about-us/. */
export const aboutUsTypes = /* GraphQL */ `
  "content/company/about-us/<language>.yml"
  type AboutUsText implements Node @dontInfer {
    language: String!
    studio: Illustration!
    years: AboutYears!
    stats: StatLabels!
    questions: AboutQuestions!
    together: AboutTogether!
    reasons: TitledList!
    next: AboutNext!
  }
  "'Over 15 years in business', in three parts"
  type AboutYears {
    before: String!
    figure: String!
    after: String!
  }
  "What the figures of content/site.yml count"
  type StatLabels {
    clients: String!
    projects: String!
    hours: String!
    support: String!
  }
  type AboutQuestions {
    heading: String!
    text: String!
    items: [String!]!
  }
  type AboutTogether {
    heading: String!
    lead: String!
    picture: Illustration!
    habits: [TitledText!]!
  }
  type AboutNext {
    team: TitledText!
    work: TitledText!
    contact: Invitation!
  }
`;
