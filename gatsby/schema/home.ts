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
    clients: String!
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
    label: String!
  }
  type HomeAbout {
    heading: String!
    lead: String!
    text: String!
    action: String!
  }
  type HomeServices {
    heading: String!
    slugs: [String!]!
  }
  type HomeWork {
    heading: String!
    action: String!
  }
  type HomeIndustries {
    heading: String!
    names: [String!]!
  }
  type HomeContact {
    heading: String!
    text: String!
  }
  type HomeOffices {
    heading: String!
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
    heading: String!
    quotes: [Testimonial!]!
  }
  type Testimonial {
    quote: String!
    role: String!
    company: String!
  }
`;
