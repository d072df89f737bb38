import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';

import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './CaseFigures.module.css';

type Figure = Queries.CaseFiguresFragment['figures'][number];

/** '41 giây' and '41 s' in two: what is counted stands smaller behind the number. */
const partsOf = (value: string) => {
  const [, number = value, unit = ''] = /^([\d.,]+)( \p{L}+)$/u.exec(value) ?? [];
  return { number, unit };
};

/** About how many digits wide the widest of the figures below the first is: they are as large as its column allows. */
const signsOf = (figures: readonly Figure[]): number =>
  Math.max(
    ...figures.slice(1).map(({ value }) => {
      const { number, unit } = partsOf(value);
      return number.length + 0.42 * unit.length;
    }),
  );

interface CaseFiguresProps {
  readonly figures: readonly Figure[];
}

/** What came of it in three figures, the first of them beside what it was before. */
export const CaseFigures = ({ figures }: CaseFiguresProps) => {
  const { t } = useTranslation('site');
  return (
    <>
      <dl className={styles.figures} style={{ '--signs': signsOf(figures) } as CSSProperties}>
        {figures.map(({ value, text, compare, ofAll }) => (
          <div key={text} className={styles.figure}>
            <dt className={styles.text}>
              <Words text={text} />
            </dt>
            <dd className={styles.value}>
              {partsOf(value).number}
              {partsOf(value).unit && <span className={styles.unit}>{partsOf(value).unit}</span>}
            </dd>
            {compare && (
              <dd className={styles.bars}>
                {compare.map(({ label, share, ours }) => (
                  <span
                    key={label}
                    className={styles.bar}
                    data-ours={ours ?? undefined}
                    data-of={ofAll ?? undefined}
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
        ours
      }
      ofAll
    }
  }
`;
