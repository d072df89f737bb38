import { graphql } from 'gatsby';

import { useLanguage } from '../../i18n/LocalLink';
import { contactWays } from '../../lib/contactWays';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { Section } from '../../ui/Section/Section';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Label } from '../../ui/Words/Label';
import * as styles from './Talk.module.css';

interface TalkProps {
  readonly talk: Queries.TalkPartFragment;
  readonly office: Queries.TalkOfficeFragment | undefined;
}

/** The closing call of a location page: a message, or the Australian line. */
export const Talk = ({ talk, office }: TalkProps) => {
  const language = useLanguage();
  return (
    <Section tone="ink" labelledBy="talk">
      <h2 id="talk" className={styles.heading}>
        <Emphasis text={talk.heading} />
      </h2>
      <div className={styles.ways}>
        <div>
          <p className={styles.text}>{talk.text}</p>
          <ButtonLink to="/contact/" tone="action" arrow>
            {talk.action}
          </ButtonLink>
        </div>
        {office && (
          <address className={styles.office}>
            <strong className={styles.city}>
              <Label>{office.city[language]}</Label>
            </strong>
            {office.address[language]}
            {office.phone && <TextLink href={contactWays.phone(office.phone).href}>{office.phone}</TextLink>}
          </address>
        )}
      </div>
    </Section>
  );
};

export const talk = graphql`
  fragment TalkPart on Invitation {
    heading
    text
    action
  }
  fragment TalkOffice on Office {
    key
    phone
    city {
      en
      vn
    }
    address {
      en
      vn
    }
  }
`;
