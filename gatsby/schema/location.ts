/** content/company/location/. */
export const locationTypes = /* GraphQL */ `
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
    heading: String! @typeset
    text: String! @withFacts
    scale: String! @typeset
    lanes: [LocationLane!]!
    together: String! @withFacts @typeset
    after: String! @withFacts @typeset
  }
  "Office hours on the clock of the place"
  type LocationLane {
    name: String! @typeset
    hours: String! @typeset
    opens: Int!
    closes: Int!
  }
  type LocationStart {
    heading: String! @typeset
    steps: [LocationStep!]!
  }
  type LocationStep {
    when: String! @typeset
    title: String! @typeset
    text: String!
  }
  type LocationProof {
    heading: String! @typeset
    items: [LocationProject!]!
  }
  type LocationProject {
    title: String! @typeset
    text: String!
    to: String!
    picture: Illustration!
  }
`;
