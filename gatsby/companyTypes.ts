/** content/company/, but for the team and the careers. */
export const companyTypes = /* GraphQL */ `
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

  "content/company/about-us/<language>.yml"
  type AboutUsText implements Node @dontInfer {
    language: String!
    studio: Illustration!
    years: AboutYears!
    stats: StatLabels!
    questions: AboutQuestions!
    together: AboutTogether!
    reasons: TitledList!
    next: AboutNext!
  }
  "'Over 15 years in business', in three parts"
  type AboutYears {
    before: String!
    figure: String!
    after: String!
  }
  "What the figures of content/site.yml count"
  type StatLabels {
    clients: String!
    projects: String!
    hours: String!
    support: String!
  }
  type AboutQuestions {
    heading: String!
    text: String!
    items: [String!]!
  }
  type AboutTogether {
    heading: String!
    lead: String!
    picture: Illustration!
    habits: [TitledText!]!
  }
  type AboutNext {
    team: TitledText!
    work: TitledText!
    contact: Invitation!
  }

  "content/company/location/<language>.yml: '{place}' stands for the city"
  type LocationText implements Node @dontInfer {
    language: String!
    grounds: [LocationGround!]!
    day: LocationDay!
    promises: TitledList!
    services: LinkedList!
    start: LocationStart!
    proof: LocationProof!
    talk: Invitation!
  }
  type LocationGround {
    place: String!
    image: File! @fileByRelativePath
    alt: String!
  }
  type LocationDay {
    heading: String!
    text: String!
    scale: String!
    lanes: [LocationLane!]!
    together: String!
    after: String!
  }
  "Office hours on the clock of the place"
  type LocationLane {
    name: String!
    hours: String!
    opens: Int!
    closes: Int!
  }
  type LocationStart {
    heading: String!
    steps: [LocationStep!]!
  }
  type LocationStep {
    when: String!
    title: String!
    text: String!
  }
  type LocationProof {
    heading: String!
    items: [LocationProject!]!
  }
  type LocationProject {
    title: String!
    text: String!
    to: String!
    picture: Illustration!
  }

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

  "content/company/not-found/<language>.yml"
  type NotFoundText implements Node @dontInfer {
    language: String!
    picture: Illustration!
    ways: LinkedList!
  }
`;
