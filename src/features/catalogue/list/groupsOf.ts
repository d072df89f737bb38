import { graphql } from 'gatsby';

import type { Group, Groups } from './FilterFields';

type Node = Queries.CatalogueGroupsFragment['categories']['nodes'][number];

const { compare } = new Intl.Collator('vi');

/** Nobody looks for what has nothing. In the order of a Vietnamese dictionary, where Ẩ stands with A. */
const withTemplates = (nodes: readonly Node[]): readonly Group[] =>
  nodes
    .flatMap(({ slug, title, templateCount }) =>
      templateCount > 0 ? [{ slug, title, count: templateCount }] : [],
    )
    .sort((a, b) => compare(a.title, b.title));

/** The categories and tags of the catalogue that have a template at least. */
export const groupsOf = ({ categories, tags }: Queries.CatalogueGroupsFragment): Groups => ({
  categories: withTemplates(categories.nodes),
  tags: withTemplates(tags.nodes),
});

export const catalogueGroups = graphql`
  fragment CatalogueGroups on Query {
    categories: allStrapiCollectionCategory(sort: { title: ASC }) {
      nodes {
        slug
        title: heading
        templateCount
      }
    }
    tags: allStrapiCollectionTag(sort: { title: ASC }) {
      nodes {
        slug
        title: heading
        templateCount
      }
    }
  }
`;
