import { useTranslation } from 'gatsby-plugin-react-i18next';

import type { Position } from '../../../cms/src/forms/choices';
import { CareerForm } from '../../forms/career/CareerForm';
import { contactWays } from '../../lib/contactWays';
import * as styles from './Application.module.css';

interface ApplicationProps {
  /** Makes the form's ids and its draft its own. */
  readonly place: string;
  /** What is applied for to begin with. */
  readonly position: Position;
  readonly inDialog?: boolean;
  /** Where applications go that somebody would rather write as an e-mail. */
  readonly email: string;
}

/** How to apply for a position: the form, in each opening's dialog and at the end of the page. */
export const Application = ({ place, position, inDialog, email }: ApplicationProps) => {
  const { t } = useTranslation('careers');
  return (
    <div className={styles.application}>
      <p>{t('application.lead')}</p>
      <CareerForm place={place} position={position} inDialog={inDialog} />
      <p className={styles.note}>
        {t('application.otherwise')} <a href={contactWays.email(email).href}>{email}</a>
      </p>
    </div>
  );
};
