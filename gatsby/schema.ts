import type { GatsbyNode } from 'gatsby';

import { careerTypes } from './careerTypes';
import { companyTypes } from './companyTypes';
import { homeTypes } from './homeTypes';
import { teamTypes } from './teamTypes';

/**
 * Every type and field the pages query, so that a build against an empty CMS passes: inference knows only
 * what it has seen (architecture, rule 6). Field names are those of specification part 2, section 3.
 */
const cmsTypes = /* GraphQL */ `
  type STRAPI_DICOM_BLOG implements Node @dontInfer {
    documentId: String!
    locale: String!
    title: String!
    slug: String!
    excerpt: String
    content: String
    views: Int
    defaultPublishedDate: Date @dateformat
    publishedAt: Date @dateformat
    titleImage: STRAPI__MEDIA @link(from: "titleImage___NODE")
    categories: [STRAPI_BLOG_CATEGORY!] @link(from: "categories___NODE")
    tags: [STRAPI_BLOG_TAG!] @link(from: "tags___NODE")
    user: STRAPI_AUTHOR @link(from: "user___NODE")
  }

  type STRAPI_BLOG_CATEGORY implements Node @dontInfer {
    documentId: String!
    locale: String!
    title: String!
  }

  type STRAPI_BLOG_TAG implements Node @dontInfer {
    documentId: String!
    locale: String!
    title: String!
  }

  type STRAPI_AUTHOR implements Node @dontInfer {
    firstName: String!
    avatar: STRAPI__MEDIA @link(from: "avatar___NODE")
  }

  type STRAPI_SHOWCASE implements Node @dontInfer {
    slug: String!
    type: String!
    title: String!
    sortDescription: String
    description: String
    clientName: String
    finishAt: Date @dateformat
    url: String
    thumbnail: STRAPI__MEDIA @link(from: "thumbnail___NODE")
    images: [STRAPI__MEDIA!] @link(from: "images___NODE")
  }

  type STRAPI_COLLECTION implements Node @dontInfer {
    documentId: String!
    uuid: String
    title: String!
    slug: String!
    short_description: String
    description: String
    basic_price: Int
    createdAt: Date @dateformat
    thumbnail: STRAPI__MEDIA @link(from: "thumbnail___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    layouts: [STRAPI__COMPONENT_COLLECTION_LAYOUT!] @link(from: "layouts___NODE")
    categories: [STRAPI_COLLECTION_CATEGORY!] @link(from: "categories___NODE")
    tags: [STRAPI_COLLECTION_TAG!] @link(from: "tags___NODE")
  }

  type STRAPI__COMPONENT_COLLECTION_LAYOUT implements Node @dontInfer {
    title: String!
    slug: String!
    url_demo: String
    thumbnail: STRAPI__MEDIA @link(from: "thumbnail___NODE")
    full_image: STRAPI__MEDIA @link(from: "full_image___NODE")
  }

  type STRAPI__COMPONENT_SHARED_SEO implements Node @dontInfer {
    metaTitle: String
    metaDescription: String
    metaImage: STRAPI__MEDIA @link(from: "metaImage___NODE")
  }

  type STRAPI_COLLECTION_CATEGORY implements Node @dontInfer {
    title: String!
    slug: String!
  }

  type STRAPI_COLLECTION_TAG implements Node @dontInfer {
    title: String!
    slug: String!
  }

  type STRAPI_COLLECTION_PAGE implements Node @dontInfer {
    heading: String
    text: String
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    group_options: [STRAPI_OPTION_GROUP!] @link(from: "group_options___NODE")
  }

  type STRAPI_OPTION_GROUP implements Node @dontInfer {
    title: String!
    options: [STRAPI_OPTION!] @link(from: "options___NODE")
  }

  type STRAPI_OPTION implements Node @dontInfer {
    title: String!
    description: String
    basic_price: Int
    allow_quantity: Boolean
  }

  type STRAPI__MEDIA implements Node @dontInfer {
    url: String!
    width: Int
    height: Int
    alternativeText: String
    mime: String
    localFile: File @link(from: "localFile___NODE")
  }
`;

const contentTypes = /* GraphQL */ `
  "content/locales/<language>/<ns>.json"
  type Locale implements Node @dontInfer {
    ns: String!
    language: String!
    data: String!
  }

  type MarkdownRemark implements Node {
    frontmatter: Text!
    fields: TextPlace!
  }

  "Where a text under content/ belongs: content/<room>/<slug>/<language>.md"
  type TextPlace {
    room: String!
    slug: String!
    language: String!
  }

  type Text {
    title: String!
    heading: String
    description: String
    summary: String
    subtitle: String
    action: String
  }

  type CaseStudyFacts implements Node @dontInfer {
    slug: String!
    order: Int
    tab: String!
    year: Int!
    client: Localised!
    tools: [String!]!
    noindex: Boolean
    url: String
  }

  type BannerFacts implements Node @dontInfer {
    slug: String!
    kind: String!
    order: Int!
    width: Int!
    height: Int!
  }

  type OpeningFacts implements Node @dontInfer {
    slug: String!
    order: Int!
    position: String!
    hidden: Boolean
  }

  "content/site.yml: brand, numbers and names"
  type SiteSettings implements Node @dontInfer {
    name: String!
    phones: Phones!
    whatsapp: String!
    emails: SiteEmails!
    offices: [Office!]!
    hours: Localised!
    social: [SocialLink!]!
    figures: Figures!
    "Addresses of scripts that a page loads once it is interactive"
    pageScripts: [String!]!
  }
  "What the agency counts, as it is shown: 40+, 24/7"
  type Figures {
    years: String!
    team: String!
    clients: String!
    projects: String!
    hours: String!
    support: String!
  }
  "One line per country, in international form"
  type Phones {
    au: String!
    vn: String!
  }
  type SiteEmails {
    hello: String!
    sales: String!
  }
  type Office {
    key: String!
    status: String!
    city: Localised!
    address: Localised!
    phone: String
  }
  type SocialLink {
    name: String!
    url: String!
  }
  type Localised {
    en: String!
    vn: String!
  }
`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(cmsTypes);
  actions.createTypes(contentTypes);
  actions.createTypes(homeTypes);
  actions.createTypes(companyTypes);
  actions.createTypes(teamTypes);
  actions.createTypes(careerTypes);
};
