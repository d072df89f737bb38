import { useEffect, useRef, type ReactNode } from 'react';

import { formatVnd, totalOf, wantedLines } from '../../../cms/src/forms/optionPrices';
import { purchase } from '../../../cms/src/forms/purchase';
import { Price } from '../../ui/Price/Price';
import { Words } from '../../ui/Words/Words';
import type { Purchase } from '../shared/definition';
import { useVietnameseFormTranslation } from '../shared/useVietnameseFormTranslation';
import * as styles from './PurchaseSummary.module.css';

/** How what is bought is shown: it is not sent. */
export interface Look {
  /** About 52 px wide. */
  readonly picture?: ReactNode;
  /** The template's title with compounds that stay whole. */
  readonly heading?: string;
  /** Title of the layout that is looked at. */
  readonly layout?: string;
  /** False while nothing adds up what is chosen: the fields are sent as they stand, and no sum is said. */
  readonly reckoned?: boolean;
}

interface PurchaseSummaryProps extends Purchase {
  /** The list of what is wrong leads here where the CMS has other prices by now. */
  readonly id: string;
  readonly look: Look;
}

/** Below this it stands above the form (PurchaseForm.module.css), and is one row there, until somebody opens it. */
const narrow = 840;

/** A title of more letters than this is set in smaller ones. */
const longTitle = 36;

/** What is bought: the template, the options that were chosen with what each costs, and the total. */
export const PurchaseSummary = ({ id, look, template, options, wanted }: PurchaseSummaryProps) => {
  const t = useVietnameseFormTranslation(purchase);
  const { reckoned = true } = look;
  const lines = wantedLines(options, wanted);
  const total = <Price of={totalOf(template.basicPrice, options, wanted)} />;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current) details.current.open = window.innerWidth >= narrow;
  }, []);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={t('own.summary')}
      className={styles.summary}
      data-ground="sand"
    >
      {look.picture && <div className={styles.picture}>{look.picture}</div>}
      <details ref={details} open>
        <summary className={styles.head}>
          <h3 className={styles.title} data-long={template.title.length > longTitle || undefined}>
            <Words text={look.heading ?? template.title} />
          </h3>
          {look.layout && <span className={styles.quiet}>{look.layout}</span>}
          {reckoned && <b className={styles.brief}>{total}</b>}
          {lines.length > 0 && (
            <span className={`${styles.brief} ${styles.quiet}`}>
              {t('own.chosen', { options: lines.length })}
            </span>
          )}
        </summary>
        <dl className={styles.lines}>
          <div className={styles.line}>
            <dt>{t('own.template')}</dt>
            <dd className={styles.price}>
              <Price of={template.basicPrice} />
            </dd>
          </div>
          {lines.map(({ option, quantity, price }) => (
            <div key={option.documentId} className={styles.line}>
              <dt>
                <Words text={option.title} />
              </dt>
              {quantity > 1 && (
                <dd className={styles.quiet}>
                  {t('own.quantity', { quantity, price: formatVnd(option.basic_price) })}
                </dd>
              )}
              <dd className={styles.price}>
                <Price of={price} />
              </dd>
            </div>
          ))}
        </dl>
        {lines.length === 0 && <p className={styles.quiet}>{t(reckoned ? 'own.none' : 'own.ticked')}</p>}
        {reckoned && (
          <dl className={styles.total}>
            <dt>{t('own.total')}</dt>
            <dd>{total}</dd>
          </dl>
        )}
        <p className={styles.quiet}>{t('own.note')}</p>
        <p className={styles.quiet}>{t('own.id', { id: template.documentId })}</p>
      </details>
    </section>
  );
};
