/** What the catalogue offers at this moment: published entries of the CMS alone. */
import type { Core } from '@strapi/strapi';

import type { PricedOption } from '../../forms/optionPrices';

/** What is read of the CMS's entries here: tests know it without the types that Strapi writes. */
interface StoredOption {
  documentId: string;
  title?: string | null;
  basic_price?: number | null;
  allow_quantity?: boolean | null;
}

interface StoredGroup {
  options?: StoredOption[] | null;
}

interface StoredLayout {
  slug?: string | null;
  title?: string | null;
}

const TEMPLATE = 'api::collection.collection';
const PAGE = 'api::collection-page.collection-page';

/** A template, with the options that every template may have. */
export interface Offer {
  documentId: string;
  title: string;
  /** VND. */
  basicPrice: number;
  layouts: { slug: string; title: string }[];
  /** In the order of the page. */
  options: PricedOption[];
}

/** What an id of Strapi looks like. Others need not be asked for, and a database may refuse what is in them. */
const DOCUMENT_ID = /^[a-z0-9]{1,64}$/;

/** The template with this id, and the options beside it; undefined where it is not published, or there is none. */
export const readOffer = async (strapi: Core.Strapi, documentId: string): Promise<Offer | undefined> => {
  if (!DOCUMENT_ID.test(documentId)) return undefined;
  const template = await strapi.documents(TEMPLATE).findOne({
    documentId,
    status: 'published',
    fields: ['title', 'basic_price'],
    populate: { layouts: { fields: ['slug', 'title'] } },
  });
  if (!template) return undefined;
  const page = await strapi.documents(PAGE).findFirst({
    status: 'published',
    populate: { group_options: { populate: { options: true } } },
  });
  const groups: readonly StoredGroup[] = page?.group_options ?? [];
  const all = groups.flatMap((group) => group.options ?? []);
  const layouts: readonly StoredLayout[] = template.layouts ?? [];
  // One that stands in two groups is still one.
  const options = [...new Map(all.map((option) => [option.documentId, option])).values()];
  return {
    documentId,
    title: template.title ?? '',
    basicPrice: template.basic_price ?? 0,
    layouts: layouts.map(({ slug, title }) => ({ slug: slug ?? '', title: title ?? '' })),
    options: options.map(({ documentId: id, title, basic_price, allow_quantity }) => ({
      documentId: id,
      title: title ?? '',
      basic_price: basic_price ?? 0,
      allow_quantity: allow_quantity ?? false,
    })),
  };
};
