import { LocalLink } from '../../i18n/LocalLink';
import * as styles from './Brand.module.css';
import { BrandMark } from './BrandMark';
import { useSiteSettings } from '../../config/siteContent';

/** The way home. */
export const Brand = () => (
  <LocalLink to="/" className={styles.home}>
    <BrandMark name={useSiteSettings().name} />
  </LocalLink>
);
