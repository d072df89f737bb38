import { loadCatalogueIndex, type KnownTemplate } from '../../../api-client/catalogueIndex';
import { fetchTemplates } from '../../../api-client/collections';
import { fromFetched, fromKnown, type CatalogueCard } from './catalogueCard';
import type { CatalogueFilter } from './catalogueFilter';
import { searchTemplates } from './searchTemplates';

/** A part of the list of a filter. */
export interface Question {
  readonly filter: CatalogueFilter;
  /** How many to leave out at the beginning. */
  readonly start: number;
  readonly limit: number;
}

export interface Found {
  readonly cards: readonly CatalogueCard[];
  /** How many the filter has in all. */
  readonly total: number;
  readonly from: 'cms' | 'index';
}

/** As many entries as the CMS gives at once. */
const mostAtOnce = 100;

/** Cards that the page has already, by their slugs: what the CMS does not tell of a template is taken from them. */
export type KnownCards = ReadonlyMap<string, CatalogueCard>;

/** @throws when the index cannot be loaded; it is logged already */
export const findInIndex = async ({ filter, start, limit }: Question, known: KnownCards): Promise<Found> => {
  const found = searchTemplates(await loadCatalogueIndex(), filter);
  const cards = found
    .slice(start, start + limit)
    .map((template) => known.get(template.slug) ?? fromKnown(template));
  return { cards, total: found.length, from: 'index' };
};

/** The words and pictures of the index; none where it does not come. */
const indexed = async (loading: Promise<readonly KnownTemplate[]>): Promise<KnownCards> => {
  const templates = await loading.catch(() => []);
  return new Map(templates.map((template) => [template.slug, fromKnown(template)]));
};

/** Cards with what the CMS did not tell of them, when the index has come. */
export const completed = async (cards: readonly CatalogueCard[]): Promise<readonly CatalogueCard[]> => {
  const others = await indexed(loadCatalogueIndex());
  return cards.map((card) => {
    const { summary = null, image = null } = others.get(card.slug) ?? {};
    return { ...card, summary: card.summary ?? summary, image: card.image ?? image };
  });
};

/** @throws when the CMS does not answer well; it is logged already */
export const findInCms = async (
  { filter: { search, ...filter }, start, limit }: Question,
  known: KnownCards,
  signal: AbortSignal,
): Promise<Found> => {
  const parts = Math.ceil(limit / mostAtOnce);
  const pages = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      fetchTemplates(
        {
          ...{ ...filter, search: search.trim(), start: start + part * mostAtOnce },
          limit: Math.min(mostAtOnce, limit - part * mostAtOnce),
        },
        signal,
      ),
    ),
  );
  // Nobody waits for what has not come yet.
  const others = await indexed(Promise.race([loadCatalogueIndex(), Promise.resolve([])]));
  const cards = pages.flatMap(({ templates }) =>
    templates.map((template) => fromFetched(template, known.get(template.slug) ?? others.get(template.slug))),
  );
  return { cards, total: pages[0]?.total ?? 0, from: 'cms' };
};
