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
`;
