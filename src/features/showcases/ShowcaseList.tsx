import { useTranslation } from 'gatsby-plugin-react-i18next';

import { rhythm } from './rhythm';
import { ShowcaseCard } from './ShowcaseCard';
import * as styles from './ShowcaseList.module.css';

interface ShowcaseListProps {
  readonly showcases: readonly Queries.ShowcaseCardFragment[];
}

/** All showcases, in their order, in uneven rows. An empty list shows nothing. */
export const ShowcaseList = ({ showcases }: ShowcaseListProps) => {
  const { t } = useTranslation('site');
  if (showcases.length === 0) return null;
  const places = rhythm(showcases.length);
  return (
    <ul role="list" aria-label={t('showcases.list')} className={styles.list}>
      {showcases.map((showcase, index) => {
        const place = places[index] ?? 'right';
        return (
          <li key={showcase.slug} className={styles.place} data-place={place}>
            <ShowcaseCard showcase={showcase} place={place} first={index === 0} />
          </li>
        );
      })}
    </ul>
  );
};
