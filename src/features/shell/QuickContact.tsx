import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import { contactWays } from '../../lib/contactWays';
import { Label } from '../../ui/Words/Label';
import * as styles from './QuickContact.module.css';
import { useSiteSettings } from '../../config/siteContent';

/** Phone, WhatsApp and e-mail one step away; the phone line is that of the visitor's side of the sea. */
export const QuickContact = () => {
  const { t } = useTranslation('shell');
  const { phones, whatsapp, emails } = useSiteSettings();
  const ways = [
    {
      label: t('quickContact.phone'),
      ...contactWays.phone(phones[useLanguage() === 'vn' ? 'vn' : 'au']),
    },
    { label: t('quickContact.whatsapp'), ...contactWays.whatsapp(whatsapp) },
    { label: t('quickContact.email'), ...contactWays.email(emails.hello) },
  ];
  return (
    <details name="top-menu" className={styles.quick}>
      <summary className={styles.button} aria-label={t('quickContact.label')}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z" />
        </svg>
      </summary>
      <ul role="list" className={styles.ways}>
        {ways.map(({ label, text, href }) => (
          <li key={label}>
            <a href={href} className={styles.way}>
              <span className={styles.label}>
                <Label>{label}</Label>
              </span>{' '}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
