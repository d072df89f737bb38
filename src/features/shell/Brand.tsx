import { LocalLink } from '../../i18n/LocalLink';
import * as styles from './Brand.module.css';
import { useSiteSettings } from './useSiteSettings';

/** The two horns of a saola and the name: the way home. */
export const Brand = () => (
  <LocalLink to="/" className={styles.brand}>
    <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <path d="M4 1c1 9 3 13 6 17l-2 7M22 1c-1 9-3 13-6 17l2 7" />
    </svg>
    {useSiteSettings().name}
  </LocalLink>
);
