import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useSiteSettings } from '../../config/siteContent';
import { useLanguage } from '../../i18n/LocalLink';
import { contactWays } from '../../lib/contactWays';
import { Tag } from '../../ui/Tag/Tag';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Footer.module.css';

/** Where we are, and our lines and address. */
export const FooterAddresses = () => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { offices, phones, emails } = useSiteSettings();
  const ways = [contactWays.phone(phones.au), contactWays.phone(phones.vn), contactWays.email(emails.hello)];
  return (
    <div className={styles.addresses}>
      <section aria-label={t('footer.offices')} className={styles.offices}>
        <ul role="list" className={styles.officeList}>
          {offices.map(({ key, city, address, status }) => (
            <li key={key}>
              <strong className={styles.city}>
                <Label>{city[language]}</Label>
              </strong>
              <p className={styles.place}>
                <Label>{address[language]}</Label>
                {status === 'establishing' && <Tag>{t('establishing')}</Tag>}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="footer-contact">
        <h2 id="footer-contact" className={styles.city}>
          <Words text={t('footer.contactDetails')} />
        </h2>
        <ul role="list" className={styles.ways}>
          {ways.map(({ href, text }) => (
            <li key={href}>
              <a href={href} className={styles.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
