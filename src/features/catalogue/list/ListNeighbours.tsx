import { LocalLink } from '../../../i18n/LocalLink';
import * as styles from './ListNeighbours.module.css';
import { words } from './words';

interface ListNeighboursProps {
  /** Paths without the language. */
  readonly newer: string | undefined;
  readonly older: string | undefined;
}

/** From a page of the list to those beside it; nothing where there are none. */
export const ListNeighbours = ({ newer, older }: ListNeighboursProps) =>
  newer || older ? (
    <nav lang="vi" aria-label={words.pages} className={styles.pages}>
      {newer ? <LocalLink to={newer}>{words.newer}</LocalLink> : <span />}
      {older && <LocalLink to={older}>{words.older}</LocalLink>}
    </nav>
  ) : null;
