import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Fold } from '../../ui/Fold/Fold';
import { Section } from '../../ui/Section/Section';
import { Title } from '../../ui/Title/Title';
import { Wrap } from '../../ui/Wrap/Wrap';
import type { Pictures } from './sample';
import { samples } from './samples';
import { Specimen } from './Specimen';
import { Words } from '../../ui/Words/Words';
import * as styles from './StyleGuide.module.css';

/** Every part of `src/ui` in every state: what the look is judged by, and what axe reads. */
export const StyleGuide = ({ pictures }: { readonly pictures: Pictures }) => {
  const { t } = useTranslation('styleguide');
  return (
    <>
      <Wrap>
        <div className={styles.intro}>
          <Title text={t('heading')} subtitle={t('lead')} />
          <nav aria-label={t('contents')}>
            <ol className={styles.contents}>
              {samples.map(({ id }) => (
                <li key={id}>
                  <a href={`#${id}`}>{t(`samples.${id}.title`)}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </Wrap>
      <Fold />
      {samples.map(({ id, source, Sample, ...more }) => (
        <Section
          key={id}
          id={id}
          labelledBy={`${id}-heading`}
          space="tight"
          tone={'tone' in more ? more.tone : 'paper'}
        >
          <div className={styles.sample}>
            <div className={styles.about}>
              <h2 id={`${id}-heading`} className={styles.name}>
                <Words text={t(`samples.${id}.title`)} />
              </h2>
              <p className={styles.text}>{t(`samples.${id}.text`)}</p>
              <code className={styles.source}>{source}</code>
            </div>
            <div className={styles.examples}>
              <Sample id={id} pictures={pictures} />
            </div>
          </div>
        </Section>
      ))}
      <Section space="tight">
        <Specimen />
      </Section>
    </>
  );
};
