import { useTranslation } from 'gatsby-plugin-react-i18next';

import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { FormAlert } from '../../ui/form/FormAlert';
import { Panel } from '../../ui/Panel/Panel';
import * as styles from './Messages.module.css';

/** Every message of a form, on paper and on ink. */
export const Messages = () => {
  const { t } = useTranslation('styleguide');
  const messages = (
    <div className={styles.messages}>
      <FormAlert kind="success">{t('message.success')}</FormAlert>
      <FormAlert kind="error">{t('message.error')}</FormAlert>
      <FormAlert kind="info">{t('message.info')}</FormAlert>
      <ErrorSummary
        title={t('message.summary')}
        errors={[
          { id: 'fields-name-wrong', message: t('field.nameError') },
          { id: 'fields-email-wrong', message: t('field.emailError') },
        ]}
      />
    </div>
  );
  return (
    <div className={styles.columns}>
      {messages}
      <Panel tone="ink">{messages}</Panel>
    </div>
  );
};
