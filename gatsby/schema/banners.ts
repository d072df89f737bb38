/** content/banners/<slug>/facts.yml and the text of their page, content/services/media-banners/<language>.yml. */
export const bannerTypes = /* GraphQL */ `
  type BannerFacts implements Node @dontInfer {
    slug: String!
    "standard or rich"
    kind: String!
    order: Int!
    width: Int!
    height: Int!
    "The colour it is shown on, or two that become a gradient"
    ground: [String!]!
    "Its last picture, for who has not started it"
    poster: File! @fileByRelativePath
    "The same with its words in Vietnamese, as in the banner's vn.html"
    vn: File! @fileByRelativePath
    "The panel it opens to"
    opened: BannerPanel
    "The script in its folder that the page around it has to load"
    host: String
  }
  type BannerPanel {
    width: Int!
    height: Int!
    poster: File! @fileByRelativePath
    "The same with its words in Vietnamese"
    vn: File! @fileByRelativePath
  }

  type MediaBannersText implements Node @dontInfer {
    language: String!
    title: String! @typeset
    heading: String! @typeset
    description: String!
    "One line, for lists of services"
    summary: String!
    lead: String!
    standard: StandardBannersText!
    rich: Lead!
    tools: String! @typeset
    paper: PaperText!
    articles: [PaperArticle!]!
    why: WhyHire!
    start: BannersCall!
    "The projects are those whose facts say 'besideBanners'"
    work: BannersCall!
    "Said by the last call in place of what content/why-us/ says"
    estimate: String! @withFacts
  }
  type BannersCall {
    heading: String! @typeset
    action: String! @typeset
  }
  type WhyHire {
    heading: String! @typeset
    week: SampleWeek!
    reasons: [TitledText!]!
  }
  "Five days as columns, with a bar for each step"
  type SampleWeek {
    caption: String!
    "The whole drawing in a sentence"
    alt: String!
    days: [String!]!
    steps: [WeekStep!]!
  }
  type WeekStep {
    title: String! @typeset
    "Days, of which 1 is the first"
    from: Int!
    to: Int!
    "ink, jade or action"
    ground: String!
  }
  type StandardBannersText {
    heading: String! @typeset
    text: String!
    figures: [BannerFigure!]!
  }
  type BannerFigure {
    value: String!
    label: String! @typeset
  }
  "A made-up newspaper, in which rich banners are shown"
  type PaperText {
    name: String!
    address: String!
    date: String!
    subscribe: String!
    advertisement: String!
    sections: [String!]!
    mostRead: String! @typeset
  }
  "What is written around a banner"
  type PaperArticle {
    "Of the banner"
    slug: String!
    "One of the paper's sections"
    section: String!
    heading: String! @typeset
    by: String!
    picture: File @fileByRelativePath
    alt: String
    opening: [String!]!
    rest: [String!]!
    "Titles of other articles"
    more: [String!] @typeset
  }
`;
