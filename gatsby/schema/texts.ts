/** Interface strings and the texts in Markdown. */
export const textTypes = /* GraphQL */ `
  "content/locales/<language>/<ns>.json"
  type Locale implements Node @dontInfer {
    ns: String!
    language: String!
    data: String! @typesetStrings
  }

  type MarkdownRemark implements Node {
    frontmatter: Text!
    fields: TextPlace!
  }

  "Where a text under content/ belongs: content/<room>/<slug>/<language>.md"
  type TextPlace {
    room: String!
    slug: String!
    language: String!
  }

  type Text {
    title: String! @typeset
    heading: String @typeset
    description: String @withFacts
    summary: String
    subtitle: String @withFacts
    action: String @typeset
    "What its picture shows"
    alt: String
  }
`;
