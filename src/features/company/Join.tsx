import { graphql } from 'gatsby';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './Join.module.css';

/** The way from the team to its open places. */
export const Join = ({ join }: { readonly join: Queries.JoinPartFragment }) => (
  <Section tone="jade" space="tight">
    <div className={styles.join}>
      <h2 className={styles.heading}>
        <Words text={join.heading} />
      </h2>
      <p className={styles.text}>{join.text}</p>
      <ButtonLink to="/career/" tone="onInk" arrow>
        {join.action}
      </ButtonLink>
    </div>
  </Section>
);

export const join = graphql`
  fragment JoinPart on Invitation {
    heading
    text
    action
  }
`;
