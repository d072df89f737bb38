import { graphql } from 'gatsby';

import { LocalLink } from '../../../i18n/LocalLink';
import { Words } from '../../../ui/Words/Words';
import { collectionPath } from '../collectionPath';
import { Price } from '../../../ui/Price/Price';
import * as styles from './Related.module.css';
import { Thumbnail } from './Thumbnail';
import { words } from './words';

interface RelatedProps {
  readonly templates: readonly Queries.RelatedTemplateFragment[];
}

/** Templates that share a category or a tag with this one: which, is decided as the site is built. */
export const Related = ({ templates }: RelatedProps) => {
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">
        <Words text={words.related} />
      </h2>
      <ul role="list" className={styles.grid}>
        {templates.map(({ slug, title, basic_price, thumbnail, layouts }) => (
          <li key={slug}>
            <LocalLink to={collectionPath(slug, layouts?.[0]?.slug)} className={styles.card}>
              <Thumbnail picture={thumbnail} sizes="(width < 640px) 45vw, (width < 1000px) 30vw, 194px" />
              <h3 className={styles.title}>
                <Words text={title} />
              </h3>
              {basic_price !== null && (
                <p className={styles.price}>
                  Từ{' '}
                  <b>
                    <Price of={basic_price} />
                  </b>
                </p>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const relatedTemplate = graphql`
  fragment RelatedTemplate on STRAPI_COLLECTION {
    slug
    title: heading
    basic_price
    thumbnail {
      ...TemplateThumbnail
    }
    layouts {
      slug
    }
  }
`;
