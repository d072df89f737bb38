import { graphql } from 'gatsby';

/**
 * The screens of a stage, in the sizes that cards and pages show them: all of it, and what was drawn for phones and tablets.
 * What was drawn for cards fills a page's stage from edge to edge, and its shades would show bands at the others' quality;
 * where it was drawn as large, it has the pixels of a fine screen too.
 */
export const stageScreens = graphql`
  fragment NarrowStageScreen on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 390
        breakpoints: [390, 640, 780]
        sizes: "80vw"
        formats: [AVIF, WEBP]
        avifOptions: { quality: 45 }
        placeholder: NONE
      )
    }
  }
  fragment MediumStageScreen on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 768
        breakpoints: [768, 1536]
        sizes: "84vw"
        formats: [AVIF, WEBP]
        avifOptions: { quality: 45 }
        placeholder: NONE
      )
    }
  }
  fragment StageScreen on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1280
        breakpoints: [320, 780, 1280, 1920]
        formats: [AVIF, WEBP]
        avifOptions: { quality: 45 }
        placeholder: NONE
      )
    }
  }
  fragment CardStageScreen on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1280
        breakpoints: [320, 780, 1280, 1920, 2880]
        formats: [AVIF, WEBP]
        avifOptions: { quality: 56 }
        placeholder: NONE
      )
    }
  }
`;

/** Scenes are large and flat: below that quality, what is drawn on them has dirt round its edges. */
export const stageScenes = graphql`
  fragment NarrowStageScene on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 390
        breakpoints: [390, 780]
        sizes: "100vw"
        formats: [AVIF, WEBP]
        avifOptions: { quality: 62 }
        placeholder: NONE
      )
    }
  }
  fragment MediumStageScene on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 768
        breakpoints: [768, 1536]
        sizes: "100vw"
        formats: [AVIF, WEBP]
        avifOptions: { quality: 62 }
        placeholder: NONE
      )
    }
  }
  fragment StageScene on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1440
        breakpoints: [480, 960, 1440]
        formats: [AVIF, WEBP]
        avifOptions: { quality: 62 }
        placeholder: NONE
      )
    }
  }
`;
