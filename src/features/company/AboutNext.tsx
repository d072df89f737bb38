import { graphql } from 'gatsby';

import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Arrow } from '../../ui/Arrow/Arrow';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import * as styles from './AboutNext.module.css';
import { Faces } from './Faces';

interface AboutNextProps {
  readonly next: Queries.AboutNextPartFragment;
  readonly members: readonly Queries.FaceFragment[];
}

/** Where a reader of this page may go: to the people, to their work, to a first message. */
export const AboutNext = ({ next, members }: AboutNextProps) => {
  const ways = [
    { ...next.team, to: '/our-team/', faces: true },
    { ...next.work, to: '/portfolio/', faces: false },
  ];
  return (
    <Section>
      <div className={styles.next}>
        <div>
          {ways.map(({ title, text, to, faces }) => (
            <div key={to} className={styles.way}>
              {faces && <Faces members={members} />}
              <h2 className={styles.title}>
                <AnyLink to={to} className={styles.link}>
                  <Words text={title} /> <Arrow />
                </AnyLink>
              </h2>
              <p className={styles.text}>{text}</p>
            </div>
          ))}
        </div>
        <div className={styles.contact} data-ground="action">
          <h2 className={styles.invitation}>
            <Words text={next.contact.heading} />
          </h2>
          <p className={styles.text}>{next.contact.text}</p>
          <ButtonLink to="/contact/" arrow>
            {next.contact.action}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
};

export const aboutNext = graphql`
  fragment AboutNextPart on AboutNext {
    team {
      title
      text
    }
    work {
      title
      text
    }
    contact {
      heading
      text
      action
    }
  }
`;
