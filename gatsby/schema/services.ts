/** content/services/<slug>/ (docs/architecture.md, 'Services') and content/why-us/. */
export const serviceTypes = /* GraphQL */ `
  "content/services/<slug>/facts.yml"
  type ServiceFacts implements Node @dontInfer {
    slug: String!
    "Where it stands in lists: 1 is the first"
    order: Int!
    "What its buttons make the contact form be about (docs/specification/forms.md, 'Subjects')"
    subject: String!
    "The flat colour of the banner; white text stands on it"
    band: String!
    "A second colour, behind the screens of the banner"
    bandTo: String
    "Back to front"
    layers: [ServiceLayer!]!
    "In the order of the text's sections"
    sections: [ServiceSectionFacts!]!
    "What is used every day, where no toolbox names it; a name between ** and ** is accented"
    technologies: [String!]!
    toolbox: [ServiceTools!]
    "Six projects for the foot of its page, in their order; the featured ones where it does not say"
    projects: [String!]
  }
  "A screen on the banner's band; its picture stands in the text"
  type ServiceLayer {
    "browser, phone, card or sheet"
    kind: String!
    "Shown in the bar of a browser"
    address: String
  }
  type ServiceSectionFacts {
    "Its address on the page: #<key>"
    key: String!
    "The colour its picture stands on"
    ground: String!
    "screen runs off to the right and below, panel below, phone has a frame, whole fills the place"
    kind: String!
  }
  type ServiceTools {
    "screen, server, shop or cloud"
    icon: String!
    names: [String!]!
  }

  "content/services/<slug>/<language>.yml"
  type ServiceText implements Node @dontInfer {
    slug: String!
    language: String!
    facts: ServiceFacts! @link(by: "slug", from: "slug")
    title: String! @typeset
    heading: String! @typeset
    description: String!
    "One line, for lists of services"
    summary: String!
    banner: ServiceBanner!
    overview: ServiceOverview!
    services: TitledList!
    "One for each of the services above"
    sections: [ServiceSection!]!
    technologies: String! @typeset
    "Titles of the toolbox in facts.yml"
    toolbox: [String!] @typeset
    hire: Lead!
    process: ServiceProcess
    benefits: TitledList
    models: ServiceModels
    roles: ServiceRoles
    setup: ServiceSetup
    proof: ServiceProof
    samples: ServiceSamples
    packages: ServicePackages
    "Lines of its own for projects at its foot, in place of the outcomes that their case studies give"
    results: [ServiceResult!]
  }
  type ServiceResult {
    "Slug of a project that facts.yml names"
    project: String!
    line: String! @typeset
  }
  type ServiceBanner {
    lead: String!
    "The second link: to the list of services"
    more: String! @typeset
    "In place of 'Request A Quote'"
    quote: String @typeset
    "Says what the screens show"
    alt: String!
    screens: [File!]! @fileByRelativePath
  }
  type ServiceOverview {
    heading: String! @typeset
    lead: String! @withFacts
    text: String! @withFacts
  }
  type ServiceSection {
    heading: String! @typeset
    text: String!
    points: [String!]! @withFacts
    picture: File! @fileByRelativePath
    alt: String!
  }
  "The way to the catalogue of templates"
  type ServiceSamples {
    heading: String! @typeset
    text: String!
    action: String! @typeset
    picture: File! @fileByRelativePath
    alt: String!
  }
  type ServiceProcess {
    heading: String! @typeset
    steps: [ServiceStep!]!
  }
  type ServiceStep {
    "When it happens"
    time: String! @typeset
    title: String! @typeset
    text: String!
  }
  type ServiceModels {
    heading: String! @typeset
    "Whom the two kinds of people in the drawings are"
    yours: String! @typeset
    ours: String! @typeset
    items: [ServiceModel!]!
  }
  "A way to work together, drawn as a team"
  type ServiceModel {
    "team, extension or project"
    key: String!
    title: String! @typeset
    text: String!
    "What it is for"
    fits: String!
  }
  type ServiceRoles {
    heading: String! @typeset
    text: String!
    items: [String!]! @typeset
  }
  "Why to choose us, in figures of content/site.yml"
  type ServiceProof {
    heading: String! @typeset
    items: [ServiceProofItem!]!
  }
  type ServiceProofItem {
    "Key of figures in content/site.yml"
    figure: String!
    label: String! @typeset
    text: String!
  }
  type ServiceSetup {
    heading: String! @typeset
    steps: [String!]!
  }
  "The web packages (docs/specification/pages.md, 'Web packages'), in the order of src/config/packages.ts"
  type ServicePackages {
    heading: String! @typeset
    "The link of the banner for Vietnamese visitors"
    more: String! @typeset
    note: String!
    "Shown on Vietnamese pages only"
    samples: String! @typeset
    popular: String! @typeset
    items: [ServicePackage!]!
  }
  type ServicePackage {
    title: String! @typeset
    "Stands before the price"
    from: String
    price: String!
    "Stands after the price"
    unit: String @typeset
    fits: String!
    points: [String!]! @withFacts
    terms: [ServiceTerm!]!
  }
  type ServiceTerm {
    term: String! @typeset
    value: String!
  }

  "content/why-us/<language>.yml"
  type WhyUsText implements Node @dontInfer {
    language: String!
    heading: String! @typeset
    "The first of the five reasons, with a figure as large as type gets"
    first: WhyUsFirst!
    reasons: [TitledText!]!
    start: Invitation!
    work: WhyUsWork!
    estimate: WhyUsEstimate!
  }
  type WhyUsFirst {
    figure: String! @withFacts
    unit: String! @typeset
    title: String! @typeset
    text: String! @withFacts
  }
  "The projects are those whose facts say 'featured', or that the facts of a service name"
  type WhyUsWork {
    heading: String! @typeset
    action: String! @typeset
  }
  type WhyUsEstimate {
    heading: String! @typeset
    text: String! @withFacts
    action: String! @typeset
    australia: String! @typeset
    vietnam: String! @typeset
  }
`;
