import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Words } from '../../ui/Words/Words';
import type { Place } from './rhythm';
import * as styles from './ShowcaseCard.module.css';
import { Thumbnail } from './Thumbnail';

interface ShowcaseCardProps {
  readonly showcase: Queries.ShowcaseCardFragment;
  readonly place: Place;
  /** Its picture is seen at once. */
  readonly first: boolean;
}

const sizes: Readonly<Record<Place, string>> = {
  left: '(width < 700px) 100vw, (width < 1400px) 60vw, 840px',
  right: '(width < 700px) 100vw, (width < 1400px) 60vw, 840px',
  seven: '(width < 700px) 90vw, (width < 1400px) 52vw, 740px',
  five: '(width < 700px) 80vw, (width < 1400px) 37vw, 520px',
};

/** One showcase: its picture, type, title, what it is, and the fixed line of its author. The whole card is one link. */
export const ShowcaseCard = ({ showcase, place, first }: ShowcaseCardProps) => {
  const { t } = useTranslation('site');
  const { slug, type, title, sortDescription } = showcase;
  return (
    <article className={styles.card} data-place={place}>
      <Thumbnail showcase={showcase} sizes={sizes[place]} eager={first} />
      <div className={styles.words}>
        <p className={styles.note}>{type}</p>
        <h2 className={styles.title}>
          <AnyLink to={`/showcases-web/${slug}/`} className={styles.link}>
            <Words text={title} />
          </AnyLink>
        </h2>
        {sortDescription && <p className={styles.text}>{sortDescription}</p>}
        <p className={styles.note}>{t('showcases.author')}</p>
      </div>
    </article>
  );
};

export const showcaseCard = graphql`
  fragment ShowcaseCard on STRAPI_SHOWCASE {
    slug
    type
    sortDescription
    ...ShowcaseThumbnail
  }
`;
