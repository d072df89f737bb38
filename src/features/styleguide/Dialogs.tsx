import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Dialog } from '../../ui/Dialog/Dialog';
import { DialogButton } from '../../ui/Dialog/DialogButton';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { Example } from './Example';
import * as styles from './Dialogs.module.css';

/** A dialog of each width. */
export const Dialogs = () => {
  const { t } = useTranslation('styleguide');
  return (
    <Example label={t('samples.dialog.title')} inline>
      <DialogButton dialog="dialog-plain">{t('dialogSample.open')}</DialogButton>
      <DialogButton dialog="dialog-wide" variant="outline">
        {t('dialogSample.openWide')}
      </DialogButton>
      <Dialog id="dialog-plain" title={t('dialogSample.title')} closeLabel={t('dialogSample.close')}>
        <p>{t('dialogSample.text')}</p>
      </Dialog>
      <Dialog id="dialog-wide" title={t('dialogSample.wideTitle')} closeLabel={t('dialogSample.close')} wide>
        <div className={styles.fields}>
          <TextField id="dialog-name" label={t('field.name')} required />
          <TextField id="dialog-email" label={t('field.email')} type="email" required />
          <div className={styles.full}>
            <TextAreaField id="dialog-message" label={t('field.message')} />
          </div>
        </div>
      </Dialog>
    </Example>
  );
};
