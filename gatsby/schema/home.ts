/** content/home/, content/clients/ and content/testimonials/. */
export const homeTypes = /* GraphQL */ `
  "content/home/<language>.yml"
  type HomeText implements Node @dontInfer {
    language: String!
    stage: HomeStage!
    figures: [HomeFigure!]!
    about: HomeAbout!
    services: HomeServices!
    work: HomeWork!
    clients: String! @typeset
    industries: HomeIndustries!
    contact: HomeContact!
    offices: HomeOffices!
  }
  "The screens of the first view, in the language of the page"
  type HomeStage {
    browser: HomeBrowser!
    phone: HomePhone!
  }
  type HomeBrowser {
    "1440 by 1000 CSS pixels"
    picture: File! @fileByRelativePath
    "The same page on a phone, 390 by 844"
    narrow: File! @fileByRelativePath
    alt: String!
  }
  type HomePhone {
    "390 by 844 CSS pixels"
    picture: File! @fileByRelativePath
    alt: String!
  }
  type HomeFigure {
    "Key of figures in content/site.yml"
    figure: String!
    label: String! @typeset
  }
  type HomeAbout {
    heading: String! @typeset
    lead: String!
    text: String!
    action: String! @typeset
  }
  type HomeServices {
    heading: String! @typeset
    slugs: [String!]!
  }
  type HomeWork {
    heading: String! @typeset
    action: String! @typeset
  }
  type HomeIndustries {
    heading: String! @typeset
    names: [String!]! @typeset
  }
  type HomeContact {
    heading: String! @typeset
    text: String! @withFacts
  }
  type HomeOffices {
    heading: String! @typeset
    places: [HomeOffice!]!
  }
  type HomeOffice {
    "Key of an office in content/site.yml"
    key: String!
    picture: File! @fileByRelativePath
    alt: String!
  }

  type Clients implements Node @dontInfer {
    logos: [ClientLogo!]!
  }
  type ClientLogo {
    name: String!
    "SVG of 160 by 40"
    picture: File! @fileByRelativePath
  }

  "content/testimonials/<language>.yml"
  type Testimonials implements Node @dontInfer {
    language: String!
    heading: String! @typeset
    "Stands below each voice as long as they are invented; leave it out where they are not"
    sample: String
    quotes: [Testimonial!]!
  }
  type Testimonial {
    quote: String!
    role: String! @typeset
    company: String! @typeset
  }
`;
