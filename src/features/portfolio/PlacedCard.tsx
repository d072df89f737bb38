import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import * as placedLook from './placed.module.css';
import * as posterLook from './poster.module.css';
import { ProjectCard } from './ProjectCard';
import type { Place } from './rhythm';
import { CardBanner } from './special/CardBanner';
import { Size } from './special/Size';
import * as wideLook from './wide.module.css';

/** Places that are as wide as the window; all others share one look. */
const looks: Partial<Record<Place, Readonly<Record<string, string>>>> = {
  full: wideLook,
  band: wideLook,
  poster: posterLook,
};

interface PlacedCardProps {
  readonly project: Queries.PlacedCardFragment;
  readonly place: Place;
  readonly first?: boolean;
}

/** A card in the list of the portfolio: a work that stands in its real size has its measure, and runs where it can. */
export const PlacedCard = ({ project, place, first }: PlacedCardProps) => {
  const { t } = useTranslation('site');
  const { slug, stage, special } = project.facts;
  const alt = stage.alt[useLanguage()];
  const runs = place === 'twelve' ? special?.running : null;
  const turned = place === 'square' || place === 'full' ? special?.turned : null;
  const inWindows =
    (place === 'eight' || place === 'twelve') &&
    stage.frames.filter(({ kind }) => kind === 'browser').length > 1;
  return (
    <ProjectCard
      project={project}
      place={place}
      first={first}
      look={looks[place] ?? placedLook}
      measure={
        turned ? (
          <Size
            size={t('special.size', { width: turned.width, height: turned.height })}
            note={t(place === 'square' ? 'special.scaled' : 'special.larger')}
          />
        ) : (
          // One or the other, by what is seen of it.
          inWindows && <Size size={t('special.widths')} note={t('special.widthsOnPhones')} />
        )
      }
      whole={Boolean(turned)}
      work={runs && <CardBanner banner={runs} alt={alt} transitionName={`work-${slug}`} />}
    />
  );
};

export const placedCard = graphql`
  fragment PlacedCard on CaseStudyText {
    ...ProjectCard
    facts {
      special {
        running {
          ...CardBanner
        }
        turned {
          width
          height
        }
      }
    }
  }
`;
