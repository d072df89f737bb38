import { graphql } from 'gatsby';

/**
 * The openings a visitor sees, in the order of their facts: a hidden one exists in the content and its position stays
 * valid, but it is not shown.
 */
export const openPositions = <Opening extends { readonly slug: string }>(
  facts: readonly Pick<Queries.OpeningOrderFragment, 'slug' | 'hidden'>[],
  openings: readonly Opening[],
): readonly Opening[] =>
  facts
    .filter(({ hidden }) => !hidden)
    .flatMap(({ slug }) => openings.filter((opening) => opening.slug === slug));

export const openingOrder = graphql`
  fragment OpeningOrder on OpeningFacts {
    slug
    hidden
    posted
    office
  }
`;
