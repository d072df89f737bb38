/** Files, those of content/ and those that come from the CMS. */
export const fileTypes = /* GraphQL */ `
  type File implements Node {
    "Where a file of the CMS was fetched: Gatsby would know of it only once it has seen one"
    url: String
  }
`;
