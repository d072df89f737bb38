import { LocalLink } from '../../../i18n/LocalLink';
import { Arrow } from '../../../ui/Arrow/Arrow';
import { Label } from '../../../ui/Words/Label';
import * as styles from './BackLink.module.css';

interface BackLinkProps {
  /** Path without the language. */
  readonly to: string;
  readonly children: string;
}

/** The way back from a page, with an arrow that points there. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <LocalLink to={to} className={styles.back}>
    <Arrow to="left" />
    <Label>{children}</Label>
  </LocalLink>
);
