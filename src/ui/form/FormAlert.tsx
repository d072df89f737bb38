import type { ReactNode, Ref } from 'react';

import * as styles from './FormAlert.module.css';

type Kind = 'success' | 'error' | 'info';

interface FormAlertProps {
  /** `error` interrupts a listener, the others wait for a pause. */
  readonly kind: Kind;
  readonly tone?: 'paper' | 'ink';
  /** Interrupts a listener whatever its kind: the answer to something the visitor has just done. */
  readonly urgent?: boolean;
  /** The words, which may be given the focus. */
  readonly said?: Ref<HTMLDivElement>;
  /** Without it the place stays, empty: what comes later is then read aloud. */
  readonly children?: ReactNode;
}

/** Tick, exclamation mark, letter i: colour alone does not tell them apart. */
const sign: Readonly<Record<Kind, string>> = {
  success: 'M7 12.5l3.5 3.5L17 9',
  error: 'M12 6.5v7M12 17v.2',
  info: 'M12 11v6.5M12 7v.2',
};

/** What became of a form. Keep it in the page and change its children. */
export const FormAlert = ({ kind, tone, urgent = false, said, children }: FormAlertProps) => (
  <div role={urgent || kind === 'error' ? 'alert' : 'status'} data-ground={tone}>
    {children && (
      <div ref={said} tabIndex={said ? -1 : undefined} className={styles.alert} data-kind={kind}>
        <svg className={styles.sign} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" />
          <path d={sign[kind]} />
        </svg>
        <div>{children}</div>
      </div>
    )}
  </div>
);
