import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import { kindOfWork } from '../../lib/portfolioTabs';
import { textTone } from '../../lib/textTone';
import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Arrow } from '../../ui/Arrow/Arrow';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './ProjectCard.module.css';
import { ProjectStage } from './ProjectStage';
import type { Place } from './rhythm';
import { CardBanner } from './special/CardBanner';
import { Size } from './special/Size';
import * as wide from './wide.module.css';

interface ProjectCardProps {
  readonly project: Queries.ProjectCardFragment;
  readonly place: Place;
  readonly headingLevel?: 2 | 3;
  /** Its picture is seen at once. */
  readonly first?: boolean;
}

const sizes: Readonly<Record<Place, string>> = {
  full: '(width < 900px) 112vw, 60vw',
  seven: '(width < 900px) 95vw, 620px',
  five: '(width < 900px) 80vw, 430px',
  four: '(width < 900px) 80vw, 340px',
  three: '(width < 900px) 60vw, 260px',
  band: '(width < 900px) 150vw, 66vw',
  right: '(width < 900px) 110vw, 60vw',
  left: '(width < 900px) 95vw, 50vw',
  square: '(width < 900px) 90vw, 384px',
  eight: '(width < 900px) 95vw, 700px',
  twelve: '(width < 900px) 95vw, 1050px',
  aside: '(width < 900px) 95vw, 700px',
  poster: '100vw',
};

/** One project of the portfolio: its stage, what it is, and what came of it. The whole card is one link. */
export const ProjectCard = ({ project, place, headingLevel = 2, first = false }: ProjectCardProps) => {
  const { t } = useTranslation('site');
  const { title, summary, outcome, facts } = project;
  const language = useLanguage();
  // In its real size, with its measure, where its place is as large.
  const runs = place === 'twelve' ? facts.special?.running : null;
  const turned = place === 'square' ? facts.special?.turned : null;
  // The words of a poster stand below it, on the colour that it ends with.
  const ground = facts.stage.ground.at(place === 'poster' ? -1 : 0) ?? '';
  const Heading = `h${headingLevel}` as const;
  // The arrow stays with it.
  const lastWord = outcome.lastIndexOf(' ') + 1;
  return (
    <article
      className={[styles.card, wide[place]].filter(Boolean).join(' ')}
      data-place={place}
      data-runs={runs ? '' : undefined}
      data-tone={textTone(ground)}
      style={{ '--project': ground } as CSSProperties}
    >
      {runs ? (
        <CardBanner banner={runs} alt={facts.stage.alt[language]} transitionName={`work-${facts.slug}`} />
      ) : (
        <>
          {turned && (
            <Size
              size={t('special.size', { width: turned.width, height: turned.height })}
              note={t('special.scaled')}
            />
          )}
          <ProjectStage
            facts={facts}
            className={[styles.stage, wide.stage].join(' ')}
            sizes={sizes[place]}
            first={first}
          />
        </>
      )}
      <div className={`${styles.caption} ${wide.caption}`}>
        <Heading className={`${styles.title} ${wide.title}`}>
          <AnyLink to={`/portfolio/${facts.slug}/`} reload className={styles.link}>
            <Words text={title} />
          </AnyLink>
        </Heading>
        <p className={`${styles.kind} ${wide.kind}`}>
          <Label>{t(`portfolio.kinds.${kindOfWork(facts.tab)}`)}</Label>, {facts.year}
        </p>
        <p className={`${styles.text} ${wide.text}`}>{summary}</p>
        <p className={`${styles.outcome} ${wide.outcome}`}>
          {outcome.slice(0, lastWord)}
          <span className={styles.end}>
            {outcome.slice(lastWord)}
            <span className={styles.arrow}>
              <Arrow />
            </span>
          </span>
        </p>
      </div>
    </article>
  );
};

export const projectCard = graphql`
  fragment ProjectCard on CaseStudyText {
    title
    summary
    outcome
    facts {
      tab
      year
      special {
        running {
          ...CardBanner
        }
        turned {
          width
          height
        }
      }
      ...ProjectStage
    }
  }
`;
