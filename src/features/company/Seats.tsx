import { graphql } from 'gatsby';

import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Words } from '../../ui/Words/Words';
import * as styles from './Seats.module.css';

interface SeatsProps {
  readonly seats: Queries.SeatsPartFragment;
  readonly members: readonly Queries.SeatedFragment[];
}

/** How a project team is put together: the people at one table, what each seat is for, and a free one. */
export const Seats = ({ seats, members }: SeatsProps) => (
  <Section tone="ink" labelledBy="seats">
    <div className={styles.words}>
      <h2 id="seats">
        <Words text={seats.heading} />
      </h2>
      <div>
        <p className={styles.text}>{seats.text}</p>
        <TextLink to="/services/offshore-development-center/">{seats.action}</TextLink>
      </div>
    </div>
    <ol role="list" className={styles.table}>
      {seats.items.map(({ title, text, members: keys }) => (
        <li key={title} className={styles.seat} data-people={keys.length}>
          <div className={styles.people}>
            {keys.length === 0 && <span className={styles.empty} />}
            {members
              .filter(({ key }) => keys.includes(key))
              .map(({ key, seat }) => (
                <Picture
                  key={key}
                  image={seat.childImageSharp?.gatsbyImageData}
                  alt=""
                  sizes="(width < 800px) 30vw, 180px"
                  className={styles.person}
                />
              ))}
          </div>
          <div>
            <h3 className={styles.title}>
              <Words text={title} />
            </h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

export const seats = graphql`
  fragment SeatsPart on TeamSeats {
    heading
    text
    action
    items {
      members
      title
      text
    }
  }
  fragment Seated on TeamMember {
    key
    # A name of its own: the same field is asked for in another size by the portraits of the page.
    seat: portrait {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 360, formats: [WEBP], placeholder: NONE)
      }
    }
  }
`;
