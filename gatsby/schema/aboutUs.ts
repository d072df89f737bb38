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
    before: String! @typeset
    figure: String! @withFacts
    after: String! @typeset
  }
  "What the figures of content/site.yml count"
  type StatLabels {
    clients: String! @typeset
    projects: String! @typeset
    hours: String! @typeset
    support: String! @typeset
  }
  type AboutQuestions {
    heading: String! @typeset
    text: String! @withFacts
    items: [String!]! @typeset
  }
  type AboutTogether {
    heading: String! @typeset
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
