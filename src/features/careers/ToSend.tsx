import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Label } from '../../ui/Words/Label';
import * as styles from './Application.module.css';

const parts = ['cv', 'work', 'dates'] as const;

/** What an application should hold. */
export const ToSend = () => {
  const { t } = useTranslation('careers');
  return (
    <ul role="list" className={styles.parts}>
      {parts.map((part) => (
        <li key={part} className={styles.part}>
          <strong className={styles.name}>
            <Label>{t(`application.${part}.name`)}</Label>
          </strong>{' '}
          {t(`application.${part}.text`)}
        </li>
      ))}
    </ul>
  );
};
