import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import { Section } from '../../ui/Section/Section';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Words } from '../../ui/Words/Words';
import * as styles from './ShowcasesHead.module.css';

interface ShowcasesHeadProps {
  readonly text: Queries.PageTextFragment;
  readonly trail: ReactNode;
}

/** The head of the list: its heading in a line, the subtitle below it, and beside that what a showcase is. */
export const ShowcasesHead = ({ text, trail }: ShowcasesHeadProps) => {
  const { t } = useTranslation('site');
  const { title, heading, subtitle, summary, action } = text.frontmatter;
  return (
    <Section space="none">
      {trail}
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Words text={heading ?? title} />
        </h1>
        <p className={styles.subtitle}>
          <Words text={subtitle} />
        </p>
        <div className={styles.about}>
          <p>{summary}</p>
          {useLanguage() === 'vn' && <p className={styles.note}>{t('showcases.inEnglish')}</p>}
          {action && <TextLink to="/portfolio/">{action}</TextLink>}
        </div>
      </div>
    </Section>
  );
};
