import * as styles from './Brand.module.css';

/** The two horns of a saola and the name. */
export const BrandMark = ({ name }: { readonly name: string }) => (
  <span className={styles.brand}>
    <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <path d="M4 1c1 9 3 13 6 17l-2 7M22 1c-1 9-3 13-6 17l2 7" />
    </svg>
    {name}
  </span>
);
