import { LocalLink } from '../../../i18n/LocalLink';
import { Arrow } from '../../../ui/Arrow/Arrow';
import { Label } from '../../../ui/Words/Label';
import * as styles from './BackLink.module.css';

interface BackLinkProps {
  /** Path without the language. */
  readonly to: string;
  readonly children: string;
}

interface BackButtonProps {
  readonly onClick: () => void;
  readonly children: string;
}

const inside = (words: string) => (
  <>
    <Arrow to="left" />
    <Label>{words}</Label>
  </>
);

/** The way back from a page, with an arrow that points there. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <LocalLink to={to} className={styles.back}>
    {inside(children)}
  </LocalLink>
);

/** The way back from what lies over a page. */
export const BackButton = ({ onClick, children }: BackButtonProps) => (
  <button type="button" className={styles.back} onClick={onClick}>
    {inside(children)}
  </button>
);
