import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { contactWays } from '../../lib/contactWays';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Panel } from '../../ui/Panel/Panel';
import { Section } from '../../ui/Section/Section';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Call.module.css';

interface CallProps {
  readonly call: Queries.CallPartFragment;
  /** Names of the countries of the two lines. */
  readonly countries: { readonly au: string; readonly vn: string };
  readonly site: Queries.ContactSiteFragment;
}

/** The call to action: ring us; and where to go for a job. */
export const Call = ({ call, countries, site }: CallProps) => {
  const { t } = useTranslation('contact');
  return (
    <Section labelledBy="call">
      <Panel tone="action">
        <div className={styles.call}>
          <div>
            <h2 id="call" className={styles.heading}>
              <Words text={call.heading} />
            </h2>
            <p className={styles.text}>{call.text}</p>
          </div>
          <div className={styles.lines}>
            <ButtonLink href={contactWays.phone(site.phones.au).href}>
              {t('call', { country: countries.au })}
            </ButtonLink>
            <ButtonLink href={contactWays.phone(site.phones.vn).href} variant="outline">
              {t('call', { country: countries.vn })}
            </ButtonLink>
          </div>
        </div>
      </Panel>
      <p className={styles.career}>
        <Label>{call.career}</Label> <TextLink to="/career/">{call.careerAction}</TextLink>
      </p>
    </Section>
  );
};

export const call = graphql`
  fragment CallPart on ContactCall {
    heading
    text
    career
    careerAction
  }
`;
