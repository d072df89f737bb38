import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

import type { KnownTemplate } from '../../../api-client/catalogueIndex';
import type { FetchedTemplate } from '../../../api-client/collections';
import { fetchedImage } from '../../../api-client/fetchedImage';
import { thumbnailPath, thumbnailSize } from '../../../lib/catalogueIndex';
import { plain } from '../../../lib/plain';

/** What a card shows of a template, wherever it comes from. */
export interface CatalogueCard {
  readonly slug: string;
  readonly title: string;
  /** VND. */
  readonly price: number;
  /** Slug of the first layout. */
  readonly layout: string | null;
  readonly layouts: number;
  readonly summary: string | null;
  readonly image: IGatsbyImageData | null;
}

/** A template of the build. */
export const fromQuery = (template: Queries.CatalogueCardFragment): CatalogueCard => ({
  slug: template.slug,
  title: template.title,
  price: template.basic_price ?? 0,
  layout: template.layouts?.[0]?.slug ?? null,
  layouts: template.layouts?.length ?? 0,
  summary: template.summary,
  image: template.thumbnail?.localFile?.childImageSharp?.gatsbyImageData ?? null,
});

/** A template of the index. */
export const fromKnown = ({ slug, title, price, layout, layouts, summary, picture }: KnownTemplate) => ({
  ...{ slug, title, price, layout, layouts, summary },
  image:
    picture === null
      ? null
      : fetchedImage(
          { url: thumbnailPath(slug, picture), width: null, height: null, formats: null },
          thumbnailSize,
        ),
});

/**
 * A template as the CMS has it now. Its words and its picture are those of the build where there are any: the call asks for no
 * short text, and the picture need not come twice.
 */
export const fromFetched = (template: FetchedTemplate, known?: CatalogueCard): CatalogueCard => ({
  slug: template.slug,
  // As it is set in lines, unless it was changed since.
  title: known && plain(known.title) === template.title ? known.title : template.title,
  price: template.basic_price ?? 0,
  layout: template.layouts?.[0]?.slug ?? null,
  layouts: template.layouts?.length ?? 0,
  summary: known?.summary ?? null,
  image: known?.image ?? (template.thumbnail && fetchedImage(template.thumbnail, thumbnailSize)),
});

export const catalogueCard = graphql`
  fragment CatalogueCard on STRAPI_COLLECTION {
    slug
    title: heading
    basic_price
    summary
    layouts {
      slug
    }
    thumbnail {
      localFile {
        childImageSharp {
          gatsbyImageData(width: 640, breakpoints: [320, 640], formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
