/** The text of a post as its page shows it (gatsby/article.ts). */
export const articleTypes = /* GraphQL */ `
  type ArticlePart {
    "Where the part stands on the page"
    id: String!
    title: String! @typeset
  }
  type Article {
    "HTML that is safe to show; its headings have addresses"
    html: String!
    "Minutes that reading takes, 1 at least"
    minutes: Int!
    parts: [ArticlePart!]!
  }
`;
