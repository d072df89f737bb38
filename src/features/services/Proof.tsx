import { graphql } from 'gatsby';

import { figuresOf } from '../../lib/figuresOf';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Proof.module.css';

interface ProofProps {
  readonly proof: Queries.ServiceProofPartFragment;
  readonly figures: Readonly<Record<string, string>>;
}

/** Why to choose us: three figures of the agency, and what each of them means for a client. */
export const Proof = ({ proof, figures }: ProofProps) => (
  <Section tone="jade" labelledBy="proof">
    <h2 id="proof">
      <Words text={proof.heading} />
    </h2>
    <ul role="list" className={styles.figures}>
      {figuresOf(proof.items, figures).map(({ value, label }, index) => (
        <li key={label}>
          <p className={styles.figure}>
            {value}{' '}
            <span className={styles.label}>
              <Label>{label}</Label>
            </span>
          </p>
          <p className={styles.text}>{proof.items[index]?.text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

export const serviceProof = graphql`
  fragment ServiceProofPart on ServiceProof {
    heading
    items {
      figure
      label
      text
    }
  }
`;
