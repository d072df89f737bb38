import { order } from '../../../cms/src/forms/order';
import type { WebPackage } from '../../../cms/src/forms/choices';
import { DialogButton } from '../../ui/Dialog/DialogButton';
import { useVietnameseFormTranslation } from '../shared/useVietnameseFormTranslation';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './OrderPackages.module.css';

/** What is in a package, in the words of its page. */
export interface PackageOffer {
  readonly title: string;
  /** Stands before the price. */
  readonly from: string | null | undefined;
  readonly price: string;
  /** Stands after the price. */
  readonly unit: string | null | undefined;
  readonly fits: string;
  readonly points: readonly string[];
  readonly terms: readonly { readonly term: string; readonly value: string }[];
}

interface OfferProps {
  readonly dialog: string;
  /** By which the order names it. */
  readonly name: WebPackage;
  readonly offer: PackageOffer;
  /** Raises it above the others, with these words beside its name. */
  readonly popular?: string;
  readonly onChoose: (name: WebPackage) => void;
}

const orderSubjectId = 'order-subject';

/** One package: price, what is in it, upkeep and delivery, and the button that orders it. */
export const Offer = ({ dialog, name, offer, popular, onChoose }: OfferProps) => {
  const t = useVietnameseFormTranslation(order);
  return (
    <li className={styles.offer} data-ground={popular ? 'ink' : undefined}>
      <div>
        <div className={styles.head}>
          <h3>
            <Words text={offer.title} />
          </h3>
          {popular && (
            <p className={styles.popular}>
              <Label>{popular}</Label>
            </p>
          )}
        </div>
        <p className={styles.price}>
          {offer.from && <span className={styles.from}>{offer.from} </span>}
          {offer.price}
          {offer.unit && (
            <span className={styles.unit}>
              {' '}
              <Label>{offer.unit}</Label>
            </span>
          )}
        </p>
        <p className={styles.fits}>{offer.fits}</p>
      </div>
      <ul role="list" className={styles.points}>
        {offer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <dl className={styles.terms}>
        {offer.terms.map(({ term, value }) => (
          <div key={term}>
            <dt>
              <Words text={term} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DialogButton
        dialog={dialog}
        tone={popular ? 'action' : 'ink'}
        arrow
        lang="vi"
        aria-label={`${t('own.open')}: ${name}`}
        data-field={orderSubjectId}
        data-value={name}
        onClick={() => onChoose(name)}
      >
        {t('own.open')}
      </DialogButton>
    </li>
  );
};
