import { packages } from '../../config/packages';
import { Dialog } from '../../ui/Dialog/Dialog';
import { DialogButton } from '../../ui/Dialog/DialogButton';
import { useFormTranslation } from '../shared/useFormTranslation';
import { OrderForm } from './OrderForm';
import * as styles from './OrderPackages.module.css';
import { useChosenPackage } from './useChosenPackage';

const id = 'order-package';
const orderSubjectId = 'order-subject';

/** The three web packages, each with a button that opens the order of it. */
export const OrderPackages = () => {
  const t = useFormTranslation('order');
  const { subject, choose, set } = useChosenPackage();
  return (
    <section aria-labelledby="web-packages">
      <h2 id="web-packages">{t('own.heading')}</h2>
      <ul role="list" className={styles.packages}>
        {packages.map((name) => (
          <li key={name} className={styles.offer}>
            <h3 lang="vi">{name}</h3>
            <DialogButton
              dialog={id}
              tone="action"
              aria-label={`${t('own.open')}: ${name}`}
              data-field={orderSubjectId}
              data-value={name}
              onClick={() => choose(name)}
            >
              {t('own.open')}
            </DialogButton>
          </li>
        ))}
      </ul>
      <Dialog id={id} title={t('own.title', { package: subject })} closeLabel={t('own.close')} wide>
        <OrderForm chosen={subject} onChoose={set} />
      </Dialog>
    </section>
  );
};
