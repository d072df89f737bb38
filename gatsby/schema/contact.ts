/** content/company/contact/. */
export const contactTypes = /* GraphQL */ `
  "content/company/contact/<language>.yml"
  type ContactText implements Node @dontInfer {
    language: String!
    ways: ContactWays!
    letter: ContactLetter!
    after: ContactAfter!
    offices: ContactOffices!
    call: ContactCall!
  }
  type ContactWays {
    heading: String!
    phone: ContactPhone!
    email: ContactEmail!
    message: ContactMessage!
  }
  type ContactPhone {
    title: String!
    hours: String!
    au: String!
    vn: String!
  }
  type ContactEmail {
    title: String!
    hours: String!
    hello: String!
    sales: String!
  }
  type ContactMessage {
    title: String!
    hours: String!
    text: String!
  }
  type ContactLetter {
    heading: String!
    text: String!
    questions: [TitledText!]!
    picture: Illustration!
  }
  type ContactAfter {
    heading: String!
    steps: [TitledText!]!
  }
  type ContactOffices {
    heading: String!
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
    heading: String!
    text: String!
    career: String!
    careerAction: String!
  }
`;
