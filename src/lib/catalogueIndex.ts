import { at as valuesAt, column, distinct, lines, placesIn } from './columns';
import { toSlug } from './toSlug';

/** What the catalogue knows of a template to find it, and to lead to it. */
export interface IndexedTemplate {
  readonly slug: string;
  readonly title: string;
  /** VND. */
  readonly price: number;
  /** Slug of its first layout; null where it has none. */
  readonly layout: string | null;
  readonly layouts: number;
  /** Slugs. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Part of the address of its thumbnail; null where it has none. */
  readonly picture: string | null;
}

/**
 * All templates, the newest first, in as few bytes as they pack into: a column for each fact, one text for each column of texts,
 * and groups by their places. `texts` is the address of their short texts, in the same order.
 */
export interface CatalogueIndex {
  readonly texts: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly titles: string;
  /** Empty where it is what the title gives. */
  readonly slugs: string;
  readonly prices: readonly number[];
  readonly layouts: string;
  readonly counts: readonly number[];
  readonly inCategories: readonly (readonly number[])[];
  readonly inTags: readonly (readonly number[])[];
  readonly pictures: string;
}

/** Address of the index. */
export const catalogueIndexPath = '/catalogue/index.json';

/** Address of the page whose data the index is made of (gatsby/catalogueIndex.ts); it is in no release. */
export const catalogueIndexPagePath = '/vn/catalogue/index/';

/** Width and height of a thumbnail, in pixels: the shape of a card's picture. */
export const thumbnailSize = { width: 640, height: 742 } as const;

/** Address of a thumbnail: it says whose it is, and by a few letters of its bytes' hash which one. */
export const thumbnailPath = (slug: string, picture: string): string =>
  `/static/catalogue/${slug}.${picture}.webp`;

/** @param templates the newest first */
export const toCatalogueIndex = (templates: readonly IndexedTemplate[], texts: string): CatalogueIndex => {
  const categories = distinct(templates.map((one) => one.categories));
  const tags = distinct(templates.map((one) => one.tags));
  return {
    texts,
    categories,
    tags,
    titles: column(templates.map(({ title }) => title)),
    slugs: column(templates.map(({ slug, title }) => (slug === toSlug(title) ? '' : slug))),
    prices: templates.map(({ price }) => price),
    layouts: column(templates.map(({ layout }) => layout ?? '')),
    counts: templates.map(({ layouts }) => layouts),
    inCategories: templates.map((one) => placesIn(categories, one.categories)),
    inTags: templates.map((one) => placesIn(tags, one.tags)),
    pictures: column(templates.map(({ picture }) => picture ?? '')),
  };
};

/** The templates of an index, the newest first. */
export const fromCatalogueIndex = (index: CatalogueIndex): readonly IndexedTemplate[] => {
  const [slugs, layouts, pictures] = [index.slugs, index.layouts, index.pictures].map(lines);
  if (index.prices.length === 0) return [];
  return lines(index.titles).map((title, at) => ({
    slug: slugs?.[at] || toSlug(title),
    title,
    price: index.prices[at] ?? 0,
    layout: layouts?.[at] || null,
    layouts: index.counts[at] ?? 0,
    categories: valuesAt(index.categories, index.inCategories[at]),
    tags: valuesAt(index.tags, index.inTags[at]),
    picture: pictures?.[at] || null,
  }));
};
