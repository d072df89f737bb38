import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';

import { Words } from '../Words/Words';
import * as styles from './Dialog.module.css';

interface DialogProps {
  /** What `DialogButton` names. */
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  /** 860 px instead of 560; `split` 1000 px, and its body reaches its edges: what is in it has grounds and padding of its own. */
  readonly wide?: boolean | 'split';
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Here and not in the styles, which stand in every page. */
const shapes: Readonly<Record<string, CSSProperties>> = {
  false: { '--dialog-width': '560px' } as CSSProperties,
  true: { '--dialog-width': '860px' } as CSSProperties,
  split: { '--dialog-width': '1000px', '--dialog-padding': 0 } as CSSProperties,
};

/**
 * A native modal dialog: opened and closed by buttons that name it, by Escape and by a press beside it; the browser
 * keeps the focus inside and gives it back. `closedby` says so to browsers that know it, the listener to the others.
 */
export const Dialog = ({ id, title, closeLabel, wide = false, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const closeFromBeside = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeFromBeside);
    return () => element?.removeEventListener('click', closeFromBeside);
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      data-wide={wide || undefined}
      style={shapes[String(wide)]}
      closedby="any"
      onClose={onClose}
    >
      {/* Fills the dialog: a press on the dialog itself is one beside it. */}
      <div>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            <Words text={title} />
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            command="close"
            commandfor={id}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M2 2l12 12M14 2L2 14" />
            </svg>
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
};
