import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties, ReactNode } from 'react';

import { kindOfWork } from '../../lib/portfolioTabs';
import { redStandsOut, textTone } from '../../lib/textTone';
import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Arrow } from '../../ui/Arrow/Arrow';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './ProjectCard.module.css';
import { ProjectStage } from './ProjectStage';
import type { Place } from './rhythm';

type Part = 'card' | 'stage' | 'caption' | 'title' | 'kind' | 'text' | 'outcome';

interface ProjectCardProps {
  readonly project: Queries.ProjectCardFragment;
  readonly place: Place;
  readonly headingLevel?: 2 | 3;
  /** Its picture is seen at once. */
  readonly first?: boolean;
  /** Classes of a place that has styles of its own, by the part of the card they are for. */
  readonly look?: Partial<Readonly<Record<string, string>>>;
  /** Stands above the picture. */
  readonly measure?: ReactNode;
  /** The picture is the work itself, in its own shape. */
  readonly whole?: boolean;
  /** In place of the picture: the work itself. */
  readonly work?: ReactNode;
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

/** What is written and marked on a ground, where the words of a place stand on it: in red, or else as the words. */
const inksOn = (ground: string) => {
  const dark = textTone(ground) === 'dark';
  const words = dark ? 'var(--ink)' : '#fff';
  const red = dark ? 'var(--red)' : 'var(--red-light)';
  return { '--words': words, '--mark': redStandsOut(ground) ? red : words };
};

/** How wide a phone is shown, where a place holds some. */
const phoneSizes: Readonly<Partial<Record<Place, string>>> = {
  full: '(width < 900px) 27vw, 16.5vw',
  seven: '(width < 900px) 25vw, 200px',
  five: '(width < 900px) 41vw, 270px',
  three: '(width < 900px) 50vw, 230px',
  band: '(width < 900px) 27vw, 17vw',
  left: '(width < 900px) 49vw, 14.5vw',
  aside: '(width < 900px) 24vw, 230px',
};

const uprightPlaces: readonly Place[] = ['five', 'four', 'three'];

/** One project of the portfolio: its stage, what it is, and what came of it. The whole card is one link. */
export const ProjectCard = (props: ProjectCardProps) => {
  const { project, place, headingLevel = 2, first = false, look = {}, measure, whole, work } = props;
  const { t } = useTranslation('site');
  const { title, summary, outcome, facts } = project;
  // The words of a poster stand below it, on the colour that it ends with.
  const ground = facts.stage.ground.at(place === 'poster' ? -1 : 0) ?? '';
  const Heading = `h${headingLevel}` as const;
  // The arrow stays with it.
  const lastWord = outcome.lastIndexOf(' ') + 1;
  const both = (part: Part) => [styles[part], look[part]].filter(Boolean).join(' ');
  return (
    <div
      className={[both('card'), look[place]].filter(Boolean).join(' ')}
      data-place={place}
      data-runs={work ? '' : undefined}
      style={{ '--project': ground, ...inksOn(ground) } as CSSProperties}
    >
      {measure}
      {work ?? (
        <ProjectStage
          facts={facts}
          className={both('stage')}
          sizes={sizes[place]}
          otherSizes={{ phone: phoneSizes[place] }}
          uprightUnder={place === 'left' ? 600 : undefined}
          upright={uprightPlaces.includes(place)}
          first={first}
          whole={whole}
        />
      )}
      <div className={both('caption')}>
        <Heading className={both('title')}>
          <AnyLink to={`/portfolio/${facts.slug}/`} reload className={styles.link}>
            <Words text={title} />
          </AnyLink>
        </Heading>
        <p className={both('kind')}>
          <Label>{t(`portfolio.kinds.${kindOfWork(facts.tab)}`)}</Label>, {facts.year}
        </p>
        <p className={both('text')}>{summary}</p>
        <p className={both('outcome')}>
          <Words text={outcome.slice(0, lastWord)} />
          <span className={styles.end}>
            <Words text={outcome.slice(lastWord)} />
            <span className={styles.arrow}>
              <Arrow />
            </span>
          </span>
        </p>
      </div>
    </div>
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
      ...ProjectStage
    }
  }
`;
