import {
  catalogueIndexPath,
  fromCatalogueIndex,
  type CatalogueIndex,
  type IndexedTemplate,
} from '../lib/catalogueIndex';
import { getJson } from './http';
import { list, number, object, optional, text, type Reader } from './read';

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

/** Two small files of our own host, for a visitor who waits for them. */
const patience = 8_000;

const read = <Body>(path: string, reader: Reader<Body>): Promise<Body> =>
  getJson(path, {
    signal: new AbortController().signal,
    timeout: patience,
    read: (body) => reader(body, ''),
  });

/** The short texts, in the order of the templates; none where they do not come: a card does without. */
const summaries = (path: string): Promise<readonly (string | null)[]> =>
  read(path, list(optional(text))).catch(() => []);

const load = async (): Promise<readonly KnownTemplate[]> => {
  const found = await read(catalogueIndexPath, index);
  const templates = fromCatalogueIndex(found);
  const texts = await summaries(found.texts);
  return templates.map((template, at) => ({ ...template, summary: texts[at] ?? null }));
};

let loading: Promise<readonly KnownTemplate[]> | null = null;

/**
 * All templates as the release has them, the newest first; fetched once, and again after a failure.
 *
 * @throws what `getJson` throws; it is logged already
 */
export const loadCatalogueIndex = (): Promise<readonly KnownTemplate[]> => {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};
