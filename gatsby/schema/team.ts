/** content/company/our-team/ and content/team/. */
export const teamTypes = /* GraphQL */ `
  "content/company/our-team/<language>.yml"
  type OurTeamText implements Node @dontInfer {
    language: String!
    directors: Lead!
    chapters: [TeamChapter!]!
    seats: TeamSeats!
    join: Invitation!
  }
  type TeamChapter {
    "What the members of content/team/people.yml name"
    key: String!
    heading: String! @typeset
    text: String!
  }
  type TeamSeats {
    heading: String! @typeset
    text: String!
    action: String! @typeset
    items: [TeamSeat!]!
  }
  type TeamSeat {
    "Keys of content/team/people.yml"
    members: [String!]!
    title: String! @typeset
    text: String!
  }

  "content/team/people.yml"
  type Team implements Node @dontInfer {
    members: [TeamMember!]!
  }
  type TeamMember {
    key: String!
    "directors, or the key of a chapter"
    chapter: String!
    name: String!
    role: Localised! @typeset
    line: Localised!
    portrait: File! @fileByRelativePath
    "Shown on hover and on keyboard focus"
    second: File! @fileByRelativePath
  }
`;
