/** Parts that texts of several pages are made of. */
export const sharedTypes = /* GraphQL */ `
  type Illustration {
    image: File! @fileByRelativePath
    alt: String!
  }
  type TitledText {
    title: String!
    text: String!
  }
  type TitledLink {
    title: String!
    text: String!
    "Path without the language"
    to: String!
  }

  type TitledList {
    heading: String!
    items: [TitledText!]!
  }
  type LinkedList {
    heading: String!
    items: [TitledLink!]!
  }
  type Lead {
    heading: String!
    text: String!
  }
  type Invitation {
    heading: String!
    text: String!
    action: String!
  }

  type Localised {
    en: String!
    vn: String!
  }
`;
