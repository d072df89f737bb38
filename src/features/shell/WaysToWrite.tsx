import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Arrow } from '../../ui/Arrow/Arrow';
import { contactWays } from '../../lib/contactWays';
import { useSiteSettings } from '../../config/useSiteSettings';
import * as styles from './WaysToWrite.module.css';

/** What a message may be about: the subject values of specification part 1, section 3. */
const subjects = ['web', 'app', 'graphic', 'marketing', 'resource', 'other'] as const;

/** Ways to reach us that need no form: an e-mail whose subject is filled in, our address, and our lines. */
export const WaysToWrite = () => {
  const { t } = useTranslation('shell');
  const { phones, whatsapp, emails } = useSiteSettings();
  const ways = [
    { label: t('message.email'), ...contactWays.email(emails.hello) },
    { label: t('message.whatsapp'), ...contactWays.whatsapp(whatsapp) },
    { label: t('message.australia'), ...contactWays.phone(phones.au) },
    { label: t('message.vietnam'), ...contactWays.phone(phones.vn) },
  ];
  return (
    <div className={styles.ways}>
      <p className={styles.lead}>{t('message.lead')}</p>
      <h3 className={styles.heading}>{t('message.about')}</h3>
      <ul role="list" className={styles.subjects}>
        {subjects.map((subject) => {
          const name = t(`message.subjects.${subject}`);
          const line = t('message.subjectLine', { subject: name });
          return (
            <li key={subject}>
              <a href={contactWays.email(emails.hello, line).href} className={styles.subject}>
                {name} <Arrow />
              </a>
            </li>
          );
        })}
      </ul>
      <h3 className={styles.heading}>{t('message.direct')}</h3>
      <ul role="list" className={styles.direct}>
        {ways.map(({ label, text, href }) => (
          <li key={label}>
            <a href={href} className={styles.way}>
              <span className={styles.label}>{label}</span> {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
