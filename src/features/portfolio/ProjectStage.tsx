import { graphql } from 'gatsby';

import { useLanguage } from '../../i18n/LocalLink';
import { Picture } from '../../ui/Picture/Picture';
import { Stage, type StageLayer } from '../../ui/Stage/Stage';
import { pictureIn } from './pictureIn';

interface ProjectStageProps {
  readonly facts: Queries.ProjectStageFragment;
  /** Shape of the stage, and where its layers stand if not in the usual places. */
  readonly className: string;
  /** How wide the widest layer is shown, as the `sizes` of a picture. */
  readonly sizes: string;
  /** The stage of a first screen: its pictures load at once. */
  readonly first?: boolean;
  /** A stage of another project that stands on the page already does not travel. */
  readonly travels?: boolean;
}

const kindOf = (kind: string): StageLayer['kind'] => (kind === 'browser' || kind === 'phone' ? kind : 'bare');

/** A project's screens on its ground; card and page show the same, so that one becomes the other. */
export const ProjectStage = ({
  facts: { slug, stage },
  className,
  sizes,
  first = false,
  travels = true,
}: ProjectStageProps) => {
  const language = useLanguage();
  const alt = stage.alt[language];
  return (
    <Stage
      className={className}
      colours={stage.ground}
      scene={
        stage.scene && (
          <Picture
            image={stage.scene.childImageSharp?.gatsbyImageData}
            alt={stage.frames.length > 0 ? '' : alt}
            sizes="100vw"
            eager={first}
          />
        )
      }
      layers={stage.frames.map(({ kind, ...screen }, index) => ({
        kind: kindOf(kind),
        picture: (
          <Picture
            image={pictureIn(language, screen).childImageSharp?.gatsbyImageData}
            // One sentence for the whole stage, said once.
            alt={index === 0 ? alt : ''}
            sizes={kind === 'phone' ? '(width < 700px) 45vw, 300px' : sizes}
            eager={first}
          />
        ),
      }))}
      transitionName={travels ? `work-${slug}` : undefined}
      first={first}
    />
  );
};

export const projectStage = graphql`
  fragment ProjectStage on CaseStudyFacts {
    slug
    stage {
      ground
      alt {
        en
        vn
      }
      scene {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1440
            breakpoints: [480, 960, 1440]
            formats: [AVIF, WEBP]
            placeholder: NONE
          )
        }
      }
      frames {
        kind
        picture {
          ...StageScreen
        }
        vn {
          ...StageScreen
        }
      }
    }
  }
  fragment StageScreen on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1280
        breakpoints: [320, 640, 1280, 1920]
        formats: [AVIF, WEBP]
        placeholder: NONE
      )
    }
  }
`;
