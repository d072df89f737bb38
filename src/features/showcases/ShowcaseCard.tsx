import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Words } from '../../ui/Words/Words';
import type { Place } from './rhythm';
import * as styles from './ShowcaseCard.module.css';
import { Thumbnail } from './Thumbnail';
import { useTypeName } from './useTypeName';

interface ShowcaseCardProps {
  readonly showcase: Queries.ShowcaseCardFragment;
  readonly place: Place;
  /** Its picture is seen at once. */
  readonly first: boolean;
}

const alone = '(width < 1400px) 100vw, calc(50vw + 640px)';
const sizes: Readonly<Record<Place, string>> = {
  right: alone,
  left: alone,
  seven: '(width < 700px) 90vw, (width < 1400px) 52vw, 740px',
  five: '(width < 700px) 90vw, (width < 1400px) 37vw, 520px',
};

/**
 * One showcase: its picture, type, title, what it is, and the fixed line of its author. The whole card is one link. The
 * CMS has showcases in English only: `lang` says so on the Vietnamese page too.
 */
export const ShowcaseCard = ({ showcase, place, first }: ShowcaseCardProps) => {
  const { t } = useTranslation('site');
  const { slug, title, sortDescription } = showcase;
  const type = useTypeName()(showcase.type);
  return (
    <article className={styles.card} data-place={place}>
      <div className={styles.picture}>
        <Thumbnail showcase={showcase} sizes={sizes[place]} eager={first} />
      </div>
      <div className={styles.words}>
        <p className={styles.type}>
          <Words text={type} />
        </p>
        <h2 lang="en" className={styles.title}>
          <AnyLink to={`/showcases-web/${slug}/`} className={styles.link}>
            <Words text={title} />
          </AnyLink>
        </h2>
        {sortDescription && (
          <p lang="en" className={styles.text}>
            {sortDescription}
          </p>
        )}
        <p lang="en" className={styles.author}>
          {t('showcases.author')}
        </p>
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
