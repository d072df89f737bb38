import { memo, type CSSProperties } from 'react';

import { LocalLink } from '../../../i18n/LocalLink';
import { BrowserFrame } from '../../../ui/Frame/BrowserFrame';
import { Picture } from '../../../ui/Picture/Picture';
import { Price } from '../../../ui/Price/Price';
import { Words } from '../../../ui/Words/Words';
import { collectionPath } from '../collectionPath';
import type { CatalogueCard } from './catalogueCard';
import * as styles from './TemplateCard.module.css';
import { layoutsOf, words } from './words';

interface TemplateCardProps {
  readonly card: CatalogueCard;
  /** In the first view: its picture loads at once. */
  readonly first?: boolean;
}

const sizes =
  '(width >= 1392px) 311px, (width >= 1101px) 23vw, (width >= 768px) 32vw, (width >= 600px) 45vw, 90vw';

/** A title of more letters than this is set in smaller ones. */
const longTitle = 30;

/** By its slug, so that it is known where it stands among others (arrange.ts). */
const named = (slug: string) => ({ '--card': `template-${slug}` }) as CSSProperties;

/** Picture, title, short text, price and how many layouts; all of it leads to the template. */
export const TemplateCard = memo(({ card, first = false }: TemplateCardProps) => (
  <article className={styles.card} style={named(card.slug)}>
    <div className={styles.screen}>
      <BrowserFrame>
        <div className={styles.picture}>
          <Picture image={card.image} alt="" sizes={sizes} eager={first} />
        </div>
      </BrowserFrame>
      <span className={styles.see} aria-hidden="true">
        {words.see}
      </span>
    </div>
    <h2 className={styles.title} data-long={card.title.length > longTitle || undefined}>
      <LocalLink to={collectionPath(card.slug, card.layout)} className={styles.link}>
        <Words text={card.title} />
      </LocalLink>
    </h2>
    <p className={styles.text}>{card.summary && <Words text={card.summary} />}</p>
    <p className={styles.facts}>
      <span>
        Từ{' '}
        <b>
          <Price of={card.price} />
        </b>
      </span>
      {card.layouts > 0 && <span className={styles.layouts}>{layoutsOf(card.layouts)}</span>}
    </p>
  </article>
));
