import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Wrap } from '../../ui/Wrap/Wrap';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './CaseHero.module.css';
import { ProjectStage } from './ProjectStage';

interface CaseHeroProps {
  readonly study: Queries.CaseHeroFragment;
  /** The breadcrumb. */
  readonly trail: ReactNode;
}

/** What the project changed, for whom, with what, and its screens from edge to edge. */
export const CaseHero = ({ study, trail }: CaseHeroProps) => {
  const { t } = useTranslation('site');
  const { client, year, tools } = study.facts;
  // Several pictures of one work stand here as they are; a card has room for one.
  const whole = study.facts.stage.frames.length > 1;
  const facts = [
    [t('portfolio.client'), client[useLanguage()]],
    [t('portfolio.year'), String(year)],
    [t('portfolio.services'), study.services],
    [t('portfolio.tools'), tools.join(', ')],
  ];
  return (
    <>
      <Wrap>
        {trail}
        <h1 className={styles.heading}>
          <Emphasis text={study.heading} />
        </h1>
        <p className={styles.lead}>{study.lead}</p>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className={styles.term}>
                <Words text={term} />
              </dt>
              <dd className={styles.value}>
                <Label>{value}</Label>
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
      <ProjectStage
        facts={study.facts}
        className={styles.stage ?? ''}
        sizes="(width < 900px) 150vw, 84vw"
        otherSizes={{ browser: '(width < 900px) 80vw, 340px', bare: '100vw' }}
        whole={whole}
        edgeToEdge
        first
      />
    </>
  );
};

export const caseHero = graphql`
  fragment CaseHero on CaseStudyText {
    heading
    lead
    services
    facts {
      year
      tools
      client {
        en
        vn
      }
      ...ProjectStage
    }
  }
`;
