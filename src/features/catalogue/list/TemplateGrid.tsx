import type { CatalogueCard } from './catalogueCard';
import { TemplateCard } from './TemplateCard';
import * as styles from './TemplateGrid.module.css';
import { words } from './words';

interface TemplateGridProps {
  readonly cards: readonly CatalogueCard[];
  /** What stands in the places of cards that are on their way. */
  readonly coming?: number;
}

/** The cards, three in a row, then two, then one: Vietnamese on every page. */
export const TemplateGrid = ({ cards, coming = 0 }: TemplateGridProps) => (
  <ul role="list" lang="vi" aria-label={words.list} className={styles.grid}>
    {cards.map((card, index) => (
      <li key={card.slug} className={styles.place}>
        <TemplateCard card={card} first={index < 2} />
      </li>
    ))}
    {Array.from({ length: coming }, (_, index) => (
      <li key={`coming-${index}`} className={`${styles.place} ${styles.coming}`} aria-hidden="true" />
    ))}
  </ul>
);
