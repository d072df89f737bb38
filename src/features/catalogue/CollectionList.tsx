import { graphql } from 'gatsby';

import { formatVnd } from '../../../cms/src/forms/optionPrices';
import { LinkList } from '../../ui/LinkList/LinkList';
import { collectionPath } from './collectionPath';

interface CollectionListProps {
  readonly collections: readonly Queries.CollectionCardFragment[];
}

/** Every template, newest first. The catalogue speaks Vietnamese under both prefixes. */
export const CollectionList = ({ collections }: CollectionListProps) => (
  <div lang="vi">
    <LinkList
      heading={`${collections.length} mẫu`}
      pages={collections.map(({ slug, title, basic_price, layouts }) => ({
        path: collectionPath(slug, layouts?.[0]?.slug),
        title,
        note: basic_price ? `Từ ${formatVnd(basic_price)}` : null,
      }))}
    />
  </div>
);

export const collectionCard = graphql`
  fragment CollectionCard on STRAPI_COLLECTION {
    slug
    title
    basic_price
    layouts {
      slug
    }
  }
`;
