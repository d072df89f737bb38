/** content/company/not-found/. */
export const notFoundTypes = /* GraphQL */ `
  "content/company/not-found/<language>.yml"
  type NotFoundText implements Node @dontInfer {
    language: String!
    picture: Illustration!
    ways: LinkedList!
  }
`;
