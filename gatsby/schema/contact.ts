/** content/company/contact/. */
export const contactTypes = /* GraphQL */ `
  "content/company/contact/<language>.yml"
  type ContactText implements Node @dontInfer {
    language: String!
    "Beside the forms, on windows that have room for it"
    picture: Illustration!
    after: ContactAfter!
    ways: ContactWays!
    offices: ContactOffices!
    call: ContactCall!
  }
  type ContactWays {
    heading: String! @typeset
    phone: ContactPhone!
    email: ContactEmail!
    message: ContactMessage!
  }
  type ContactPhone {
    title: String! @typeset
    hours: String! @typeset
    au: String! @typeset
    vn: String! @typeset
  }
  type ContactEmail {
    title: String! @typeset
    hours: String! @withFacts @typeset
    hello: String! @typeset
    sales: String! @typeset
  }
  type ContactMessage {
    title: String! @typeset
    hours: String! @typeset
    text: String!
  }
  type ContactAfter {
    heading: String! @typeset
    steps: [TitledText!]!
  }
  type ContactOffices {
    heading: String! @typeset
    places: [ContactOffice!]!
  }
  type ContactOffice {
    "Key of an office in content/site.yml"
    key: String!
    image: File! @fileByRelativePath
    alt: String!
    text: String!
  }
  type ContactCall {
    heading: String! @typeset
    text: String!
    career: String!
    careerAction: String! @typeset
  }
`;
