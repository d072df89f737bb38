/** content/site.yml. */
export const siteTypes = /* GraphQL */ `
  "content/site.yml: brand, numbers and names"
  type SiteSettings implements Node @dontInfer {
    name: String!
    keywords: Localised!
    "The account that shared links name, with its @"
    twitter: String!
    phones: Phones!
    whatsapp: String!
    emails: SiteEmails!
    offices: [Office!]!
    social: [SocialLink!]!
    figures: Figures!
    facts: SiteFacts!
    "Addresses of scripts that a page loads once it is interactive"
    pageScripts: [String!]!
  }
  "What the agency counts, as it is shown: 40+, 24/7"
  type Figures {
    years: String!
    team: String!
    clients: String!
    projects: String!
    hours: String!
    support: String!
  }
  "What texts name as {fact.answerHours} (gatsby/namedFacts.ts)"
  type SiteFacts {
    answerHours: Int!
    sharedHours: Localised!
    hoursApart: Localised!
    yearsInBusiness: Int!
    yearsOfExperience: Int!
  }
  "One line per country, in international form"
  type Phones {
    au: String!
    vn: String!
  }
  type SiteEmails {
    hello: String!
    sales: String!
  }
  type Office {
    key: String!
    status: String!
    city: Localised! @typeset
    address: Localised! @typeset
    "ISO 3166"
    country: String!
    phone: String
  }
  type SocialLink {
    name: String!
    url: String!
  }
`;
