/** content/case-studies/: what is the same in both languages, and the texts. */
export const caseStudyTypes = /* GraphQL */ `
  "content/case-studies/<slug>/facts.yml"
  type CaseStudyFacts implements Node @dontInfer {
    slug: String!
    "Place in the list of the portfolio; without it the page has no neighbours"
    order: Int
    "Place among the projects that other pages show"
    featured: Int
    "Place among the projects of the media banners' page, none of which is a banner"
    besideBanners: Int
    "website, mobile or graphic"
    tab: String!
    year: Int!
    client: Localised!
    tools: [String!]!
    noindex: Boolean
    url: String
    stage: ProjectStage!
    shots: [ProjectShot!]
    "The screen beside the steps, with the notes of the texts; without it the steps stand alone"
    annotated: AnnotatedScreen
    challenge: LocalisedPicture
    "Which of content/testimonials/ is read first, counted from 1; the others follow"
    testimonial: Int
    special: ProjectSpecial
  }
  "What only this project has: one of the three"
  type ProjectSpecial {
    film: ProjectFilm
    turned: FramedBanner
    running: FramedBanner
  }
  type ProjectFilm {
    seconds: Int!
    width: Int!
    height: Int!
    mp4: File! @fileByRelativePath
    "The same with its words in Vietnamese"
    mp4Vn: File @fileByRelativePath
    webm: File! @fileByRelativePath
    webmVn: File @fileByRelativePath
    poster: File! @fileByRelativePath
    "A picture from it, for the page"
    still: File! @fileByRelativePath
  }
  type FramedBanner {
    "Below static/banners/"
    folder: String!
    width: Int!
    height: Int!
    "Pixels: how wide it is shown where there is room"
    shownWidth: Int!
    "Where a click on it leads"
    click: String!
    "Its last picture: what is shown where it does not run"
    picture: File @fileByRelativePath
    "The same with its words in Vietnamese, as in the banner's vn.html"
    vn: File @fileByRelativePath
  }
  type ProjectStage {
    "One colour, or two that become a gradient"
    ground: [String!]!
    "A drawn ground above the colours; without frames it is the work itself"
    scene: ProjectScene
    alt: Localised!
    "Back to front"
    frames: [ProjectFrame!]!
  }
  type ProjectScene {
    picture: File! @fileByRelativePath
    "The same with its words in Vietnamese"
    vn: File @fileByRelativePath
    "The same drawn anew, 4 by 5: for screens under 600 pixels, and cards upright on every screen"
    narrow: File @fileByRelativePath
    narrowVn: File @fileByRelativePath
    "And for those under 900 pixels"
    medium: File @fileByRelativePath
    mediumVn: File @fileByRelativePath
  }
  type ProjectFrame {
    "browser, phone or bare"
    kind: String!
    picture: File! @fileByRelativePath
    "The same with its words in Vietnamese"
    vn: File @fileByRelativePath
    "The same page as a phone shows it: for screens under 600 pixels, and cards upright on every screen; of a work what stands for it there, 4 by 3"
    narrow: File @fileByRelativePath
    narrowVn: File @fileByRelativePath
    "The same as a tablet shows it: for screens from 600 to 900 pixels"
    medium: File @fileByRelativePath
    mediumVn: File @fileByRelativePath
    "On an upright stage it stands at the foot, clear of the words of the screen behind it; left out before a narrow one"
    low: Boolean
    "On an upright stage it is as large as there is room, and the screen behind it is cut"
    large: Boolean
    "What cards show in its place, 4 by 3: of a work that has not the shape of a card"
    card: File @fileByRelativePath
    "The same with its words in Vietnamese"
    cardVn: File @fileByRelativePath
  }
  type ProjectShot {
    picture: File! @fileByRelativePath
    "The same with its words in Vietnamese"
    vn: File @fileByRelativePath
    alt: Localised!
    caption: Localised!
  }
  type AnnotatedScreen {
    "browser, phone or bare"
    kind: String!
    picture: File! @fileByRelativePath
    "The same screen with its words in Vietnamese"
    vietnamese: File @fileByRelativePath
    alt: Localised!
    "As many as the notes of the texts, in their order"
    notes: [ScreenPlace!]!
  }
  "Percent of the picture's width and height, from its top left corner"
  type ScreenPlace {
    x: Float!
    y: Float!
    "What a phone shows of a page in a browser, around the place, without a cut word; other frames have none"
    part: ScreenPart
  }
  "Percent of the picture's width and height"
  type ScreenPart {
    left: Float!
    top: Float!
    width: Float!
    height: Float!
  }
  type LocalisedPicture {
    picture: File! @fileByRelativePath
    "The same with its words in Vietnamese"
    vn: File @fileByRelativePath
    alt: Localised!
  }

  "content/case-studies/<slug>/<language>.yml"
  type CaseStudyText implements Node @dontInfer {
    slug: String!
    language: String!
    facts: CaseStudyFacts! @link(by: "slug", from: "slug")
    title: String! @typeset
    heading: String! @typeset
    description: String!
    "What it is, in one sentence"
    summary: String!
    "What came of it"
    outcome: String! @typeset
    lead: String!
    services: String! @typeset
    figures: [ProjectFigure!]!
    about: ProjectAbout!
    features: [TitledText!]!
    challenges: [TitledText!]!
    steps: [TitledText!]!
    "What was decided at each place of the annotated screen, and why"
    notes: [TitledText!]
    done: [ProjectService!]!
    roles: [TitledText!]
    languages: [String!] @typeset
    "The question that leads to a first message"
    close: String! @typeset
  }
  type ProjectFigure {
    value: String!
    text: String! @typeset
    "The first figure beside what it was before"
    compare: [ProjectBar!]
    "Its bars are parts of a whole, and drawn as such"
    ofAll: Boolean
  }
  type ProjectBar {
    label: String! @typeset
    "Percent of the longest bar, or of the whole"
    share: Int!
    "The bar of what the figure says"
    ours: Boolean
  }
  type ProjectAbout {
    lead: String!
    text: [String!]!
  }
  type ProjectService {
    "web, app, iot, graphic, motion, shop, content or support"
    icon: String!
    title: String! @typeset
    text: String!
  }
`;
