import { Fragment } from 'react';

import { Emphasis } from '../Emphasis/Emphasis';
import * as styles from './RunningNames.module.css';

interface RunningNamesProps {
  readonly names: readonly string[];
  /** As large as a quote, where there are few names or they are not the matter of their section. */
  readonly quiet?: boolean;
  /** Of the names, where it is not the page's. */
  readonly lang?: string;
}

/** Names as one running text in large type; one between `**` and `**` is accented. */
export const RunningNames = ({ names, quiet = false, lang }: RunningNamesProps) => (
  <ul role="list" lang={lang} className={styles.names} data-quiet={quiet || undefined}>
    {names.map((name) => (
      // The space is where a line may end.
      <Fragment key={name}>
        <li className={styles.name}>
          <Emphasis text={name} />
        </li>{' '}
      </Fragment>
    ))}
  </ul>
);
