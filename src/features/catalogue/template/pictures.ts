import { graphql } from 'gatsby';

/** A picture of the CMS, as the fragments below ask for it. */
export type TemplatePicture = Queries.TemplateThumbnailFragment | Queries.TemplateScreenshotFragment | null;

/** The thumbnails have the two sizes of the catalogue's cards: a build makes them once. */
export const templatePictures = graphql`
  fragment TemplateThumbnail on STRAPI__MEDIA {
    localFile {
      childImageSharp {
        gatsbyImageData(width: 640, breakpoints: [320, 640], formats: [WEBP], placeholder: NONE)
      }
    }
  }

  fragment TemplateScreenshot on STRAPI__MEDIA {
    localFile {
      childImageSharp {
        gatsbyImageData(width: 1000, breakpoints: [500, 1000], formats: [WEBP], placeholder: NONE)
      }
    }
  }
`;
