import { graphql } from 'gatsby';

import type { PricedOption } from '../../../../../cms/src/forms/optionPrices';

export interface OfferedOption extends PricedOption {
  readonly description: string | null;
}

export interface OfferedGroup {
  readonly id: string;
  readonly title: string;
  readonly options: readonly OfferedOption[];
}

/** The groups that offer something, in the order of the CMS. What stands in more than one is offered in the first: it is bought once. */
export const offeredGroups = (page: Queries.TemplateOptionsFragment | null): readonly OfferedGroup[] => {
  const offered = new Set<string>();
  return (page?.group_options ?? [])
    .map(({ id, title, options }) => ({
      ...{ id, title },
      options: (options ?? [])
        .filter(({ documentId }) => offered.size < offered.add(documentId).size)
        .map((option) => ({ ...option, basic_price: option.basic_price ?? 0 })),
    }))
    .filter(({ options }) => options.length > 0);
};

export const templateOptions = graphql`
  fragment TemplateOptions on STRAPI_COLLECTION_PAGE {
    group_options {
      id
      title: heading
      options {
        documentId
        title: heading
        description
        basic_price
        allow_quantity
      }
    }
  }
`;
