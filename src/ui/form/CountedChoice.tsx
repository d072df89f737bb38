import type { ComponentPropsWithoutRef } from 'react';

import { Words } from '../Words/Words';
import * as choice from './Choice.module.css';
import * as styles from './CountedChoice.module.css';

interface CountedChoiceProps extends Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'style' | 'type'> {
  readonly type: 'checkbox' | 'radio';
  readonly label: string;
  /** How many things are behind it. */
  readonly count?: number;
}

/** One of a list that narrows something down: a box or a button in a row of its own, with its count at the end. */
export const CountedChoice = ({ type, label, count, ...control }: CountedChoiceProps) => (
  <label className={styles.row}>
    <input {...control} type={type} className={choice[type]} />
    <span>
      <Words text={label} />
    </span>
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </label>
);
