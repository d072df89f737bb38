import { Fragment } from 'react';

import { Emphasis } from '../../ui/Emphasis/Emphasis';
import * as styles from './RunningNames.module.css';

/** Names as one running text in large type; one between `**` and `**` is accented. */
export const RunningNames = ({ names }: { readonly names: readonly string[] }) => (
  <ul role="list" className={styles.names}>
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
