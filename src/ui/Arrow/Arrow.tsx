import * as styles from './Arrow.module.css';

/** A drawn arrow: it points where a link or a button leads. Decoration, listeners do not hear it. */
export const Arrow = ({ to = 'right' }: { readonly to?: 'right' | 'left' | 'out' }) => (
  <svg className={styles.arrow} data-to={to} viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
    <path d="M1 6h15M11 1l5 5-5 5" />
  </svg>
);
