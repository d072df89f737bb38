/** Parts that texts of several pages are made of. */
export const sharedTypes = /* GraphQL */ `
  type Illustration {
    image: File! @fileByRelativePath
    alt: String!
  }
  type TitledText {
    title: String! @typeset
    text: String! @withFacts
  }
  type TitledLink {
    title: String! @typeset
    text: String!
    "Path without the language"
    to: String!
  }

  type TitledList {
    heading: String! @typeset
    items: [TitledText!]!
  }
  type LinkedList {
    heading: String! @typeset
    items: [TitledLink!]!
  }
  type Lead {
    heading: String! @typeset
    text: String!
  }
  type Invitation {
    heading: String! @typeset
    text: String! @withFacts
    action: String! @typeset
  }

  type Localised {
    en: String!
    vn: String!
  }
`;
