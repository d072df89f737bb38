import { formatVnd, totalOf, wantedLines } from '../../../cms/src/forms/optionPrices';
import { purchase } from '../../../cms/src/forms/purchase';
import { Words } from '../../ui/Words/Words';
import type { Purchase } from '../shared/definition';
import { useVietnameseFormTranslation } from '../shared/useVietnameseFormTranslation';
import * as styles from './PurchaseSummary.module.css';

interface PurchaseSummaryProps extends Purchase {
  /** The list of what is wrong leads here where the CMS has other prices by now. */
  readonly id: string;
}

/** What is bought: the template, the options that were chosen with what each costs, and the total. */
export const PurchaseSummary = ({ id, template, options, wanted }: PurchaseSummaryProps) => {
  const t = useVietnameseFormTranslation(purchase);
  const lines = wantedLines(options, wanted);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={t('own.summary')}
      className={styles.summary}
      data-ground="sand"
    >
      <h3 className={styles.title}>
        <Words text={template.title} />
      </h3>
      <p className={styles.id}>{t('own.id', { id: template.documentId })}</p>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>{t('own.template')}</dt>
          <dd className={styles.price}>{formatVnd(template.basicPrice)}</dd>
        </div>
        {lines.map(({ option, quantity, price }) => (
          <div key={option.documentId} className={styles.line}>
            <dt>{option.title}</dt>
            {option.allow_quantity && (
              <dd className={styles.quantity}>
                {t('own.quantity', { quantity, price: formatVnd(option.basic_price) })}
              </dd>
            )}
            <dd className={styles.price}>{formatVnd(price)}</dd>
          </div>
        ))}
      </dl>
      {lines.length === 0 && <p className={styles.note}>{t('own.none')}</p>}
      <dl className={styles.total}>
        <dt>{t('own.total')}</dt>
        <dd>{formatVnd(totalOf(template.basicPrice, options, wanted))}</dd>
      </dl>
      <p className={styles.note}>{t('own.note')}</p>
    </section>
  );
};
