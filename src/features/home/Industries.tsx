import { RunningNames } from '../../ui/RunningNames/RunningNames';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Industries.module.css';

interface IndustriesProps {
  readonly heading: string;
  /** A name between `**` and `**` is accented. */
  readonly names: readonly string[];
}

/** The industries we serve as one running text. */
export const Industries = ({ heading, names }: IndustriesProps) => (
  <Section labelledBy="industries" space="below">
    <h2 id="industries" className={styles.heading}>
      <Words text={heading} />
    </h2>
    <RunningNames names={names} quiet />
  </Section>
);
