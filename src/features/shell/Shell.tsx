import { Slice } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import type { Alternates } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';
import { Wrap } from '../../ui/Wrap/Wrap';
import { Header } from './Header';
import * as footer from './Footer.module.css';
import * as styles from './Shell.module.css';

interface ShellProps {
  /** Where the language switch leads. */
  readonly alternates: Alternates;
  readonly children: ReactNode;
}

/** What stands around every page. */
export const Shell = ({ alternates, children }: ShellProps) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <Header alternates={alternates} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Wrap>{children}</Wrap>
      </main>
      {/* The footer's styles are asked for here: Gatsby inlines those of the page's chunk, not of its slices. */}
      <footer className={footer.footer}>
        {/* A slice is found in the source by its alias: it has to be a literal. */}
        {useLanguage() === 'vn' ? <Slice alias="site-footer--vn" /> : <Slice alias="site-footer--en" />}
      </footer>
    </>
  );
};
