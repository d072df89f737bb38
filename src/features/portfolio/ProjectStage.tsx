import { graphql } from 'gatsby';

import { useLanguage } from '../../i18n/LocalLink';
import { Picture, type NarrowPicture } from '../../ui/Picture/Picture';
import { Stage, type StageLayer } from '../../ui/Stage/Stage';
import { pictureIn } from './pictureIn';

interface ProjectStageProps {
  readonly facts: Queries.ProjectStageFragment;
  /** Shape of the stage, and where its layers stand if not in the usual places. */
  readonly className: string;
  /** How wide the widest layer is shown, as the `sizes` of a picture. */
  readonly sizes: string;
  /**
   * The same where others are much narrower: a second browser, a work without a window, a phone on a stage that is smaller
   * than a card, and what is drawn behind them.
   */
  readonly otherSizes?: Readonly<Partial<Record<StageLayer['kind'] | 'scene', string | undefined>>>;
  /** The stage of a first screen: its pictures load at once. */
  readonly first?: boolean;
  /** Pixels: on screens narrower than that the stage is upright, or as good as, and shows what was drawn for it. */
  readonly uprightUnder?: number;
  /** Pixels, if others: on screens narrower than that what is drawn behind the screens is upright. */
  readonly sceneUprightUnder?: number;
  /** It goes from edge to edge: on screens from 600 to 900 pixels it shows what was drawn for a tablet. */
  readonly edgeToEdge?: boolean;
  /** It is upright on every screen. */
  readonly upright?: boolean;
  /** It shows a work in its own shape, where cards show what was drawn for them. */
  readonly whole?: boolean;
  /** A stage of another project that stands on the page already does not travel. */
  readonly travels?: boolean;
}

type File = NonNullable<Queries.ProjectStageFragment['stage']['scene']>['narrow'];

const imageOf = (file: File) => file?.childImageSharp?.gatsbyImageData;

const kindOf = (kind: string): StageLayer['kind'] => (kind === 'browser' || kind === 'phone' ? kind : 'bare');

type Shown = Pick<
  Queries.ProjectStageFragment['stage']['frames'][number],
  'picture' | 'vn' | 'card' | 'cardVn'
>;

interface Standing {
  readonly low: boolean | null;
  readonly large: boolean | null;
  /** It shows what was drawn for cards. */
  readonly onCard: boolean;
  /** It stands for others too. */
  readonly isOfMany: boolean;
}

const standsAt = ({ low, large, onCard, isOfMany }: Standing): StageLayer['stands'] => {
  if (onCard) return isOfMany ? 'alone' : 'across';
  if (large) return 'large';
  return low ? 'low' : undefined;
};

/** A project's screens on its ground; card and page show the same, so that one becomes the other. */
export const ProjectStage = ({
  facts: { slug, stage },
  className,
  sizes,
  otherSizes = {},
  first = false,
  uprightUnder = 900,
  sceneUprightUnder = uprightUnder,
  edgeToEdge = false,
  upright = false,
  whole = false,
  travels = true,
}: ProjectStageProps) => {
  const language = useLanguage();
  const under = (pixels: number, file: File, most = uprightUnder): NarrowPicture[] => {
    const image = imageOf(file);
    return image && most > 0 ? [{ image, media: `(width < ${Math.min(pixels, most)}px)` }] : [];
  };
  const sceneUnder = (pixels: number, file: File): NarrowPicture[] =>
    under(pixels, file, sceneUprightUnder).map((one) => ({ ...one, sizes: otherSizes.scene }));
  const alt = stage.alt[language];
  const drawn = stage.scene && {
    picture: pictureIn(language, stage.scene),
    narrow: pictureIn(language, { picture: stage.scene.narrow, vn: stage.scene.narrowVn }),
    medium: pictureIn(language, { picture: stage.scene.medium, vn: stage.scene.mediumVn }),
  };
  const onStage = ({ card, cardVn, ...screen }: Shown) =>
    (!whole && pictureIn(language, { picture: card, vn: cardVn })) || pictureIn(language, screen);
  // One picture for cards stands for all that the work has.
  const frames = !whole && stage.frames[0]?.card ? stage.frames.slice(0, 1) : stage.frames;
  const isBeside = stage.frames.some(({ kind }) => kind === 'browser');
  // A phone before a browser is smaller than those that stand by themselves, which grow with a page's first screen.
  const sizesOf = (kind: StageLayer['kind'], large: boolean | null, index: number): string => {
    const other = otherSizes[kind];
    if (other && (index || kind !== 'browser')) return other;
    if (kind !== 'phone') return sizes;
    if (large) return '(width < 900px) 59vw, 270px';
    if (isBeside) return '(width < 900px) 38vw, 300px';
    return `(width < 900px) 54vw, ${first ? '28vw' : '300px'}`;
  };
  return (
    <Stage
      className={className}
      colours={stage.ground}
      scene={
        drawn && (
          <Picture
            image={imageOf((upright && drawn.narrow) || drawn.picture)}
            narrow={[
              ...sceneUnder(600, drawn.narrow),
              ...(sceneUprightUnder > 600 ? sceneUnder(900, drawn.medium) : []),
            ]}
            alt={stage.frames.length > 0 ? '' : alt}
            sizes={otherSizes.scene ?? '100vw'}
            eager={first}
          />
        )
      }
      layers={frames.map((frame, index) => {
        const { kind, picture, vn, narrow, narrowVn, medium, mediumVn, low, large, card, cardVn } = frame;
        const asOnPhone = pictureIn(language, { picture: narrow, vn: narrowVn });
        const asOnTablet = edgeToEdge ? pictureIn(language, { picture: medium, vn: mediumVn }) : null;
        const standsNarrow = asOnTablet ? 'medium' : 'narrow';
        const standsUpright = upright ? 'upright' : standsNarrow;
        const framed = kindOf(kind);
        const widths = sizesOf(framed, large, index);
        // A page that was drawn for a phone stands there alone; a phone stays among the others, and a work where it was.
        const isPage = framed === 'browser';
        const asDrawn = [...under(600, asOnPhone), ...under(900, asOnTablet)];
        return {
          kind: framed,
          stands:
            narrow && isPage && uprightUnder > 0
              ? standsUpright
              : standsAt({
                  ...{ low, large },
                  onCard: Boolean(!whole && card),
                  isOfMany: stage.frames.length > 1,
                }),
          picture: (
            <Picture
              image={imageOf((upright && asOnPhone) || onStage({ picture, vn, card, cardVn }))}
              // A work that is shown in its own shape has no other on phones.
              narrow={
                upright || (whole && framed === 'bare')
                  ? []
                  : asDrawn.map((one) => (isPage ? one : { ...one, sizes: widths }))
              }
              // One sentence for the whole stage, said once.
              alt={index === 0 ? alt : ''}
              sizes={widths}
              // What stands low is not seen on every screen.
              eager={first && !low}
            />
          ),
        };
      })}
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
        picture {
          ...StageScene
        }
        vn {
          ...StageScene
        }
        narrow {
          ...NarrowStageScene
        }
        narrowVn {
          ...NarrowStageScene
        }
        medium {
          ...MediumStageScene
        }
        mediumVn {
          ...MediumStageScene
        }
      }
      frames {
        kind
        low
        large
        narrow {
          ...NarrowStageScreen
        }
        narrowVn {
          ...NarrowStageScreen
        }
        medium {
          ...MediumStageScreen
        }
        mediumVn {
          ...MediumStageScreen
        }
        picture {
          ...StageScreen
        }
        vn {
          ...StageScreen
        }
        card {
          ...CardStageScreen
        }
        cardVn {
          ...CardStageScreen
        }
      }
    }
  }
`;
