import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Card } from '../../ui/Card/Card';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { AnnotatedScreen } from './AnnotatedScreen';
import * as styles from './CaseWork.module.css';
import { CaseShots } from './CaseShots';
import { ScreenKey } from './ScreenKey';
import { ServiceIcon } from './ServiceIcon';

const boxes = ['jade', 'sand', 'line'] as const;

/** How we worked, step by step, beside a screen and its key; what we did, and a close look at what came of it. */
export const CaseWork = ({ study }: { readonly study: Queries.CaseWorkFragment }) => {
  const { t } = useTranslation('site');
  const { steps, notes, done, facts } = study;
  const explained = facts.annotated && notes ? { annotated: facts.annotated, notes } : undefined;
  return (
    <Section labelledBy="solutions">
      <h2 id="solutions">
        <Words text={t('portfolio.solutions')} />
      </h2>
      <div className={explained ? styles.beside : undefined}>
        {explained && (
          <>
            <AnnotatedScreen annotated={explained.annotated} ground={facts.stage.ground} />
            <ScreenKey {...explained} />
          </>
        )}
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.title}>
                <Words text={title} />
              </h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <h2 className={styles.heading}>
        <Words text={t('portfolio.done')} />
      </h2>
      <ul role="list" className={styles.done}>
        {done.map(({ icon, title, text }, index) => (
          <li key={title}>
            <Card box={boxes[index] ?? 'line'} icon={<ServiceIcon name={icon} />} title={title} text={text} />
          </li>
        ))}
      </ul>
      {facts.shots && <CaseShots shots={facts.shots} />}
    </Section>
  );
};

export const caseWork = graphql`
  fragment CaseWork on CaseStudyText {
    steps {
      title
      text
    }
    notes {
      ...ScreenNote
    }
    done {
      icon
      title
      text
    }
    facts {
      stage {
        ground
      }
      annotated {
        ...AnnotatedScreen
      }
      shots {
        ...CaseShot
      }
    }
  }
`;
