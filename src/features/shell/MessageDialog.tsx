import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { Dialog } from '../../ui/Dialog/Dialog';
import { DialogButton } from '../../ui/Dialog/DialogButton';
import { Label } from '../../ui/Words/Label';
import * as styles from './MessageDialog.module.css';

const id = 'write-a-message';

interface MessageDialogProps {
  /** What the popup holds: the contact form. */
  readonly children: ReactNode;
}

/** The 'Write a Message' popup of every page, and its button in the corner: `data-corner` tells it to a bar that takes its place. */
export const MessageDialog = ({ children }: MessageDialogProps) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <div className={styles.corner} data-corner="">
        <DialogButton dialog={id} variant="outline" size="small">
          <svg viewBox="0 0 22 20" width="20" height="18" className={styles.icon} aria-hidden="true">
            <path d="M3 1.5h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8.5L5 19v-4.5H3a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z" />
          </svg>
          <span className={styles.label}>
            <Label>{t('message.open')}</Label>
          </span>
        </DialogButton>
      </div>
      <Dialog id={id} title={t('message.title')} closeLabel={t('message.close')} wide>
        {children}
      </Dialog>
    </>
  );
};
