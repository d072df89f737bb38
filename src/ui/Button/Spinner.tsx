import * as styles from './Button.module.css';

/** Turns while something is under way; words beside it say what. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
