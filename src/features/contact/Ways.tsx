import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { contactWays } from '../../lib/contactWays';
import { Section } from '../../ui/Section/Section';
import { Way } from './Way';
import { Words } from '../../ui/Words/Words';
import * as styles from './Ways.module.css';

interface WaysProps {
  readonly ways: Queries.WaysPartFragment;
  readonly site: Queries.ContactSiteFragment;
}

/** Phone, e-mail and messages, each with its hours (docs/specification/pages.md, 'Contact'). */
export const Ways = ({ ways, site }: WaysProps) => {
  const { t } = useTranslation('contact');
  const { phone, email, message } = ways;
  return (
    <Section labelledBy="ways">
      <h2 id="ways">
        <Words text={ways.heading} />
      </h2>
      <div className={styles.ways}>
        <Way
          title={phone.title}
          hours={phone.hours}
          size="large"
          lines={[
            { label: phone.au, ...contactWays.phone(site.phones.au) },
            { label: phone.vn, ...contactWays.phone(site.phones.vn) },
          ]}
        />
        <Way
          title={email.title}
          hours={email.hours}
          lines={[
            { label: email.hello, ...contactWays.email(site.emails.hello) },
            { label: email.sales, ...contactWays.email(site.emails.sales) },
          ]}
        />
        <Way
          title={message.title}
          hours={message.hours}
          newTab={t('newTab')}
          lines={[{ label: message.text, ...contactWays.whatsapp(site.whatsapp) }]}
        />
      </div>
    </Section>
  );
};

export const ways = graphql`
  fragment WaysPart on ContactWays {
    heading
    phone {
      title
      hours
      au
      vn
    }
    email {
      title
      hours
      hello
      sales
    }
    message {
      title
      hours
      text
    }
  }
  fragment ContactSite on SiteSettings {
    whatsapp
    phones {
      au
      vn
    }
    emails {
      hello
      sales
    }
    offices {
      key
      status
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
  }
`;
