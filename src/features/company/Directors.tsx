import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Directors.module.css';
import { Portrait } from './Portrait';

interface DirectorsProps {
  readonly directors: Queries.DirectorsPartFragment;
  readonly members: readonly Queries.PortraitFragment[];
  readonly email: string;
}

/** The two managing directors: one beside the heading, one below it. */
export const Directors = ({ directors, members, email }: DirectorsProps) => (
  <Section space="none" labelledBy="directors">
    <div className={styles.directors}>
      <div className={styles.words}>
        <h2 id="directors">
          <Words text={directors.heading} />
        </h2>
        <p className={styles.text}>{directors.text}</p>
      </div>
      {members.map((member, index) => (
        <Portrait
          key={member.key}
          member={member}
          email={email}
          sizes={index ? '(width < 700px) 90vw, 540px' : '(width < 700px) 90vw, 650px'}
        />
      ))}
    </div>
  </Section>
);

export const directors = graphql`
  fragment DirectorsPart on Lead {
    heading
    text
  }
`;
