import { useTranslation } from 'gatsby-plugin-react-i18next';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Section } from '../../ui/Section/Section';
import * as styles from './Close.module.css';

/** The question at the foot that leads to a first message. */
export const Close = ({ question }: { readonly question: string }) => {
  const { t } = useTranslation(['site', 'shell']);
  return (
    <Section tone="ink" labelledBy="close">
      <div className={styles.close}>
        <h2 id="close" className={styles.question}>
          <Emphasis text={question} />
        </h2>
        <div>
          <p className={styles.text}>{t('site:portfolio.ask')}</p>
          <ButtonLink to="/contact/" tone="action" arrow>
            {t('shell:requestQuote')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
};
