import { graphql } from 'gatsby';

import { formatVnd } from '../../../cms/src/forms/optionPrices';
import { LinkList } from '../../ui/LinkList/LinkList';
import { Picture } from '../../ui/Picture/Picture';
import { RichText } from '../../ui/RichText/RichText';
import { Title } from '../../ui/Title/Title';
import { collectionPath } from './collectionPath';
import * as styles from './Template.module.css';

interface TemplateProps {
  readonly collection: Queries.TemplateFragment;
  /** The layout of this address; a template may have none. */
  readonly layout: Queries.TemplateLayoutFragment | null;
}

/** A website template with its current layout. The catalogue speaks Vietnamese under both prefixes. */
export const Template = ({ collection, layout }: TemplateProps) => (
  <article lang="vi" className={styles.template}>
    <div className={styles.screen}>
      <Picture
        image={(layout?.full_image ?? collection.thumbnail)?.localFile?.childImageSharp?.gatsbyImageData}
        alt={`Ảnh toàn trang của ${collection.title}${layout ? `, giao diện ${layout.title}` : ''}`}
        eager
      />
    </div>
    <div>
      <Title text={collection.title} subtitle={layout?.title} />
      {collection.basic_price && <p className={styles.price}>Từ {formatVnd(collection.basic_price)}</p>}
      <RichText html={collection.short_description} />
      <RichText html={collection.description} />
      <LinkList
        heading="Các giao diện"
        pages={(collection.layouts ?? []).map(({ slug, title }) => ({
          path: collectionPath(collection.slug, slug),
          title,
        }))}
      />
    </div>
  </article>
);

export const templateFields = graphql`
  fragment Template on STRAPI_COLLECTION {
    title
    slug
    basic_price
    short_description
    description
    thumbnail {
      ...TemplatePicture
    }
    layouts {
      slug
      title
    }
  }

  fragment TemplateLayout on STRAPI__COMPONENT_COLLECTION_LAYOUT {
    title
    full_image {
      ...TemplatePicture
    }
  }

  fragment TemplatePicture on STRAPI__MEDIA {
    localFile {
      childImageSharp {
        gatsbyImageData(width: 1000, breakpoints: [500, 1000], formats: [WEBP], placeholder: NONE)
      }
    }
  }
`;
