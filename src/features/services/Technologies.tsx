import { graphql } from 'gatsby';

import { RunningNames } from '../../ui/RunningNames/RunningNames';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Technologies.module.css';
import { ToolIcon } from './ToolIcon';

interface TechnologiesProps {
  readonly heading: string;
  readonly facts: Queries.ServiceTechnologiesFragment;
  /** Titles of the toolbox. */
  readonly titles: readonly string[];
}

/** What the service works with: the names as one running text, or sorted by what they are for. Either is what its heading is about, so neither repeats the other. */
export const Technologies = ({ heading, facts, titles }: TechnologiesProps) => (
  <Section labelledBy="technologies">
    <h2 id="technologies" className={facts.toolbox ? undefined : styles.heading}>
      <Words text={heading} />
    </h2>
    {facts.toolbox ? (
      <ul role="list" className={styles.toolbox}>
        {facts.toolbox.map(({ icon, names }, index) => (
          <li key={icon} className={styles.tools}>
            <ToolIcon name={icon} />
            <h3 className={styles.title}>
              <Words text={titles[index]} />
            </h3>
            <p className={styles.names}>{names.join(', ')}</p>
          </li>
        ))}
      </ul>
    ) : (
      <RunningNames names={facts.technologies} lang="en" />
    )}
  </Section>
);

export const serviceTechnologies = graphql`
  fragment ServiceTechnologies on ServiceFacts {
    technologies
    toolbox {
      icon
      names
    }
  }
`;
