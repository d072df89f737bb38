import { order } from '../../../cms/src/forms/order';
import { packages } from '../../../cms/src/forms/choices';
import { Dialog } from '../../ui/Dialog/Dialog';
import { useVietnameseFormTranslation } from '../shared/useVietnameseFormTranslation';
import { Offer, type PackageOffer } from './Offer';
import { OrderForm } from './OrderForm';
import * as styles from './OrderPackages.module.css';
import { useChosenPackage } from './useChosenPackage';

const id = 'order-package';

interface OrderPackagesProps {
  /** In the order of the packages: cheapest first. */
  readonly offers: readonly PackageOffer[];
  /** Stands beside the name of the middle one. */
  readonly popular: string;
}

/** The three web packages side by side, each with a button that opens the order of it, in Vietnamese on every page. */
export const OrderPackages = ({ offers, popular }: OrderPackagesProps) => {
  const t = useVietnameseFormTranslation(order);
  const { subject, named, choose, set } = useChosenPackage();
  const title = named ? t('own.title', { package: subject }) : t('label');
  return (
    <>
      <ul role="list" className={styles.packages}>
        {packages.map((name, index) => {
          const offer = offers[index];
          return (
            offer && (
              <Offer
                key={name}
                dialog={id}
                name={name}
                offer={offer}
                popular={index === 1 ? popular : undefined}
                onChoose={choose}
              />
            )
          );
        })}
      </ul>
      <div lang="vi">
        <Dialog id={id} title={title} closeLabel={t('own.close')} wide>
          <OrderForm chosen={subject} onChoose={set} />
        </Dialog>
      </div>
    </>
  );
};
