import {
  catalogueIndexPath,
  fromCatalogueIndex,
  type CatalogueIndex,
  type IndexedTemplate,
} from '../lib/catalogueIndex';
import { list, number, object, optional, text, type Reader } from './read';
import { once, readFile } from './readFile';

const index: Reader<CatalogueIndex> = object({
  texts: text,
  categories: list(text),
  tags: list(text),
  titles: text,
  slugs: text,
  prices: list(number),
  layouts: text,
  counts: list(number),
  inCategories: list(list(number)),
  inTags: list(list(number)),
  pictures: text,
});

/** A template of the index, with its short text where that has come. */
export interface KnownTemplate extends IndexedTemplate {
  readonly summary: string | null;
}

/** The short texts, in the order of the templates; none where they do not come: a card does without. */
const summaries = (path: string): Promise<readonly (string | null)[]> =>
  readFile(path, list(optional(text))).catch(() => []);

const load = async (path: string): Promise<readonly KnownTemplate[]> => {
  const found = await readFile(path, index);
  const templates = fromCatalogueIndex(found);
  const texts = await summaries(found.texts);
  return templates.map((template, at) => ({ ...template, summary: texts[at] ?? null }));
};

const loadOnce = once(load);

/**
 * All templates as the release has them, the newest first; fetched once, and again after a failure.
 *
 * @throws what `getJson` throws; it is logged already
 */
export const loadCatalogueIndex = (): Promise<readonly KnownTemplate[]> => loadOnce(catalogueIndexPath);
