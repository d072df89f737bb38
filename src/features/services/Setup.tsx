import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Setup.module.css';

interface SetupProps {
  readonly setup: { readonly heading: string; readonly steps: readonly string[] };
}

/** How a centre is set up, six steps on one line; red from the day the team works. */
export const Setup = ({ setup }: SetupProps) => (
  <Section labelledBy="setup">
    <h2 id="setup">
      <Words text={setup.heading} />
    </h2>
    <ol role="list" className={styles.steps}>
      {setup.steps.map((step) => (
        <li key={step} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  </Section>
);
