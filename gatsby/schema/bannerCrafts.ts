/** content/services/media-banners/crafts/. */
export const bannerCraftTypes = /* GraphQL */ `
  "content/services/media-banners/crafts/<language>.yml"
  type BannerCrafts implements Node @dontInfer {
    language: String!
    heading: String! @typeset
    items: [BannerCraft!]!
  }
  "A service of the media banners, with a drawing that shows it"
  type BannerCraft {
    title: String! @typeset
    text: String!
    "The colour of the drawing's edges"
    ground: String!
    picture: File! @fileByRelativePath
    "The same drawing composed anew for phones"
    narrow: File! @fileByRelativePath
    alt: String!
  }
`;
