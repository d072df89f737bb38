import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { useInBrowser } from '../../lib/useInBrowser';
import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Dialog } from '../../ui/Dialog/Dialog';
import { DialogButton } from '../../ui/Dialog/DialogButton';
import * as styles from './MessageDialog.module.css';

const id = 'write-a-message';

interface MessageDialogProps {
  /** `margin`: it lies on no part of the page; where that has no margin, it stands at the page's end. */
  readonly corner?: 'everywhere' | 'margin';
  /** What the popup holds: the contact form. */
  readonly children: ReactNode;
}

/**
 * The 'Write a Message' popup of every page, and its button in the corner: `data-corner` tells it to a bar that takes its place. What it
 * holds comes with React, for it is seldom asked for: until then there is room for it, and, to those for whom it does not come, the way
 * to the contact page.
 */
export const MessageDialog = ({ corner = 'everywhere', children }: MessageDialogProps) => {
  const { t } = useTranslation('shell');
  const isThere = useInBrowser(
    () => true,
    () => false,
  );
  return (
    <>
      <aside
        aria-label={t('message.title')}
        className={styles.corner}
        data-corner={corner === 'margin' ? corner : ''}
      >
        <DialogButton dialog={id} variant="outline" size="small">
          <svg viewBox="0 0 22 20" width="20" height="18" className={styles.icon} aria-hidden="true">
            <path d="M3 1.5h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8.5L5 19v-4.5H3a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z" />
          </svg>
          <span className={styles.label}>{t('message.open')}</span>
        </DialogButton>
      </aside>
      <Dialog id={id} title={t('message.title')} closeLabel={t('message.close')} wide>
        {isThere ? (
          children
        ) : (
          <p className={styles.place}>
            <AnyLink to="/contact/">{t('message.elsewhere')}</AnyLink>
          </p>
        )}
      </Dialog>
    </>
  );
};
