import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { hourSpan, scaleHours } from './hourSpan';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './WorkingDay.module.css';

/** Two offices on one clock: where their hours meet, and what is left when one of them has closed. */
export const WorkingDay = ({ day }: { readonly day: Queries.WorkingDayPartFragment }) => {
  const [here, saigon] = day.lanes;
  return (
    <Section tone="sand" labelledBy="day">
      <div className={styles.words}>
        <h2 id="day">
          <Words text={day.heading} />
        </h2>
        <p className={styles.text}>{day.text}</p>
      </div>
      <figure className={styles.figure}>
        <figcaption className={styles.scaleName}>
          <Words text={day.scale} />
        </figcaption>
        <ol role="list" className={styles.scale} aria-hidden="true">
          {scaleHours.map((hour) => (
            <li key={hour} className={styles.hour}>
              {hour}
            </li>
          ))}
        </ol>
        <div className={styles.lanes}>
          {day.lanes.map(({ name, hours, opens, closes }) => (
            <p key={name} className={styles.lane} style={hourSpan(opens, closes)}>
              <span className={styles.name}>
                <Label>{name}</Label>
              </span>{' '}
              <span className={styles.hours}>
                <Label>{hours}</Label>
              </span>
            </p>
          ))}
          {here && saigon && (
            <>
              <p className={styles.together} style={hourSpan(saigon.opens, here.closes)}>
                <Label>{day.together}</Label>
              </p>
              <p className={styles.after} style={hourSpan(here.closes, saigon.closes)}>
                <Label>{day.after}</Label>
              </p>
            </>
          )}
        </div>
      </figure>
    </Section>
  );
};

export const workingDay = graphql`
  fragment WorkingDayPart on LocationDay {
    heading
    text
    scale
    lanes {
      name
      hours
      opens
      closes
    }
    together
    after
  }
`;
