import { useLayoutEffect, useRef } from 'react';

import { DialogButton } from '../../../../ui/Dialog/DialogButton';
import { BackButton } from '../BackLink';
import { ids, words } from '../words';
import type { Device } from './devices';
import { headingId, Preview, type Previewed } from './Preview';
import * as styles from './PreviewDialog.module.css';

interface PreviewDialogProps extends Previewed {
  readonly device: Device;
  /** Somebody wants to be back: by the button or by Escape. */
  readonly onClose: () => void;
}

/** The live preview over the whole window, as a modal dialog that takes the focus and gives it back as it goes. */
export const PreviewDialog = ({ onClose, ...preview }: PreviewDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // While it is still there: a dialog that only disappears gives no focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Preview
        {...preview}
        heading="h2"
        back={<BackButton onClick={onClose}>{words.leave}</BackButton>}
        buy={
          <DialogButton dialog={ids.dialog} tone="action" size="small">
            {words.buy}
          </DialogButton>
        }
      />
    </dialog>
  );
};
