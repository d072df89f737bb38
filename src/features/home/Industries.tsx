import { Fragment } from 'react';

import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Section } from '../../ui/Section/Section';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import * as styles from './Industries.module.css';

interface IndustriesProps {
  readonly heading: string;
  /** A name between `**` and `**` is accented. */
  readonly names: readonly string[];
}

/** The industries we serve as one running text. */
export const Industries = ({ heading, names }: IndustriesProps) => (
  <Section labelledBy="industries" space="below">
    <h2 id="industries">
      <VisuallyHidden>{heading}</VisuallyHidden>
    </h2>
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
  </Section>
);
