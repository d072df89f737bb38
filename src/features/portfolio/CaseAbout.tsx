import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './CaseAbout.module.css';
import { CaseFigures } from './CaseFigures';
import { TitledColumns } from './TitledColumns';

/** Who the client is and what was wrong; then what the product does. */
export const CaseAbout = ({ study }: { readonly study: Queries.CaseAboutFragment }) => {
  const { t } = useTranslation('site');
  const { about, figures, features, roles, languages } = study;
  return (
    <Section labelledBy="about">
      <CaseFigures figures={figures} />
      <div className={styles.about}>
        <h2 id="about" className={styles.heading}>
          <Words text={t('portfolio.about')} />
        </h2>
        <div>
          <p className={styles.lead}>{about.lead}</p>
          {about.text.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {paragraph}
            </p>
          ))}
          {languages && (
            <p className={styles.languages}>
              <Label>{t('portfolio.languages')}</Label>: {languages.join(', ')}
            </p>
          )}
        </div>
      </div>
      <TitledColumns heading={t('portfolio.features')} items={features} />
      {roles && <TitledColumns heading={t('portfolio.roles')} items={roles} />}
    </Section>
  );
};

export const caseAbout = graphql`
  fragment CaseAbout on CaseStudyText {
    ...CaseFigures
    about {
      lead
      text
    }
    features {
      title
      text
    }
    roles {
      title
      text
    }
    languages
  }
`;
