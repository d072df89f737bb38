import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { ContactForm } from '../../forms/contact/ContactForm';
import type { Alternates } from '../../i18n/alternates';
import { Fold } from '../../ui/Fold/Fold';
import { Wrap } from '../../ui/Wrap/Wrap';
import { Words } from '../../ui/Words/Words';
import { Footer } from './Footer';
import { Header } from './Header';
import { MessageDialog } from './MessageDialog';
import * as styles from './Shell.module.css';

interface ShellProps {
  /** Where the language switch leads. */
  readonly alternates: Alternates;
  /** The page is made of bands from edge to edge (`ui/Section`), each with its own margins. */
  readonly bands?: boolean;
  /** Where the button stands that opens the form of a message: nowhere on a page that begins with that form. */
  readonly corner?: 'everywhere' | 'margin' | 'nowhere';
  readonly children: ReactNode;
}

/** What stands around every page. */
export const Shell = ({ alternates, bands = false, corner = 'everywhere', children }: ShellProps) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <a className={styles.skip} href="#main">
        <Words text={t('skipToContent')} />
      </a>
      <Header alternates={alternates} />
      <main id="main" tabIndex={-1} className={bands ? styles.bands : styles.main}>
        {bands ? children : <Wrap>{children}</Wrap>}
      </main>
      <Fold />
      {corner !== 'nowhere' && (
        <MessageDialog corner={corner}>
          <ContactForm place="contact-popup" />
        </MessageDialog>
      )}
      <Footer />
    </>
  );
};
