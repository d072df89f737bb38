import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Arrow } from '../../ui/Arrow/Arrow';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './CaseNeighbours.module.css';
import { ProjectStage } from './ProjectStage';

/** Two of them stand side by side on every screen, square on a phone, where a browser's page is cut. */
const stageSizes = '(width < 600px) 66vw, (width < 1400px) 45vw, 640px';
const otherSizes = {
  browser: '(width < 600px) 35vw, 170px',
  bare: '(width < 1400px) 45vw, 640px',
  phone: '(width < 600px) 27vw, (width < 1400px) 12vw, 165px',
  scene: '(width < 1400px) 45vw, 640px',
};

interface CaseNeighboursProps {
  /** The client's own site, where it is public. */
  readonly url: string | null;
  /** The projects before and after this one; none for one that is not in the list. */
  readonly neighbours: readonly Queries.CaseNeighbourFragment[];
}

/** The way out to the client's site, and on to the next projects. */
export const CaseNeighbours = ({ url, neighbours }: CaseNeighboursProps) => {
  const { t } = useTranslation('site');
  if (!url && neighbours.length === 0) return null;
  return (
    <Section space="below">
      {url && (
        <p className={styles.visit}>
          <AnyLink href={url} newTab={t('showcases.newTab')} className={styles.visitLink}>
            {t('portfolio.visit')}
            <span className={styles.out}>
              <Arrow to="out" />
            </span>
          </AnyLink>
        </p>
      )}
      {neighbours.length > 0 && (
        <nav aria-label={t('portfolio.neighbours')} className={styles.neighbours}>
          {neighbours.map(({ title, facts }, index) => (
            <div key={facts.slug} className={styles.neighbour}>
              <ProjectStage
                facts={facts}
                className={styles.stage ?? ''}
                sizes={stageSizes}
                otherSizes={otherSizes}
                uprightUnder={0}
                sceneUprightUnder={600}
              />
              <p className={styles.direction}>
                {index === 0 ? <Arrow to="left" /> : null}{' '}
                <Label>{t(index === 0 ? 'portfolio.previous' : 'portfolio.next')}</Label>{' '}
                {index === 1 ? <Arrow /> : null}
              </p>
              <h2 className={styles.title}>
                <AnyLink to={`/portfolio/${facts.slug}/`} reload className={styles.link}>
                  <Words text={title} />
                </AnyLink>
              </h2>
            </div>
          ))}
        </nav>
      )}
    </Section>
  );
};

export const caseNeighbour = graphql`
  fragment CaseNeighbour on CaseStudyText {
    title
    facts {
      ...ProjectStage
    }
  }
`;
