import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';

import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './CaseFigures.module.css';

interface CaseFiguresProps {
  readonly figures: Queries.CaseFiguresFragment['figures'];
}

/** What came of it in three figures, the first of them beside what it was before. */
export const CaseFigures = ({ figures }: CaseFiguresProps) => {
  const { t } = useTranslation('site');
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ value, text, compare }) => (
          <div key={text} className={styles.figure}>
            <dt className={styles.text}>
              <Words text={text} />
            </dt>
            <dd className={styles.value}>{value}</dd>
            {compare && (
              <dd className={styles.bars}>
                {compare.map(({ label, share }) => (
                  <span
                    key={label}
                    className={styles.bar}
                    style={{ '--share': `${share}%` } as CSSProperties}
                  >
                    <Label>{label}</Label>
                  </span>
                ))}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={styles.sample}>{t('portfolio.sample')}</p>
    </>
  );
};

export const caseFigures = graphql`
  fragment CaseFigures on CaseStudyText {
    figures {
      value
      text
      compare {
        label
        share
      }
    }
  }
`;
