import { useTranslation } from 'gatsby-plugin-react-i18next';

import { contactWays } from '../../lib/contactWays';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import * as styles from './Application.module.css';

interface ApplicationProps {
  /** Name of the position, as it will stand in the subject. */
  readonly position: string;
  /** Where applications go. */
  readonly email: string;
}

const parts = ['cv', 'work', 'dates'] as const;

/**
 * How to apply for one position: an e-mail whose subject names it and whose lines ask for what we need. This is the
 * place of the application form, in each opening's dialog and at the end of the page.
 */
export const Application = ({ position, email }: ApplicationProps) => {
  const { t } = useTranslation('careers');
  const subject = t('application.subject', { position });
  return (
    <div className={styles.application}>
      <p>{t('application.lead')}</p>
      <ul role="list" className={styles.parts}>
        {parts.map((part) => (
          <li key={part} className={styles.part}>
            <strong className={styles.name}>{t(`application.${part}.name`)}</strong>{' '}
            {t(`application.${part}.text`)}
          </li>
        ))}
      </ul>
      <ButtonLink href={contactWays.email(email, subject, t('application.body')).href} tone="action" arrow>
        {t('application.write')}
      </ButtonLink>
      <p className={styles.note}>
        {t('application.otherwise')} <a href={contactWays.email(email).href}>{email}</a>
      </p>
    </div>
  );
};
