import { loadBlogIndex } from '../../api-client/blogIndex';
import { fetchPosts } from '../../api-client/content';
import { toLocale, type Language } from '../../i18n/locales';
import { fromFetched } from './answeredPost';
import type { CardPost } from './cardPost';
import { findInIndex } from './findInIndex';
import { keepAsked } from './keepAsked';
import { knownFilter } from './knownFilter';
import type { Asked } from './postFilter';

/** A part of the list that is asked for. */
export interface Question extends Asked {
  readonly language: Language;
  /** How many to leave out at the beginning. */
  readonly start: number;
  readonly limit: number;
}

export interface FoundPosts {
  readonly posts: readonly CardPost[];
  /** How many there are in all. */
  readonly total: number;
}

const relations = { category: 'categories', tag: 'tags' } as const;

/** How long the CMS may take before the index is asked as well, in milliseconds. */
const patience = 2_000;

const findInCms = async (
  { filter, language, start, limit }: Question & { readonly filter: NonNullable<Asked['filter']> },
  signal: AbortSignal,
): Promise<FoundPosts> => {
  const { posts, total } = await fetchPosts(
    {
      ...{ locale: toLocale(language), start, limit },
      filter: { relation: relations[filter.kind], title: filter.title },
    },
    signal,
  );
  return { posts: posts.map(fromFetched), total };
};

/** Resolves when a call has failed, or has taken too long. */
const missed = (call: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    const stop = () => clearTimeout(timer);
    call.then(stop, () => {
      stop();
      resolve();
    });
  });

/**
 * Posts of a category or tag come from the CMS; where it fails or is slow, the index of the release answers. Words are searched in the
 * index alone.
 *
 * @throws when neither answers; each failure is logged already
 */
export const findPosts = async (asking: Question, signal: AbortSignal): Promise<FoundPosts> => {
  const known = keepAsked();
  if (signal.aborted) throw signal.reason;
  const filter = asking.filter && knownFilter(asking.filter, known);
  const question = { ...asking, filter };
  if (asking.search || !filter) return findInIndex(question);
  const call = new AbortController();
  const end = () => call.abort();
  signal.addEventListener('abort', end);
  const asked = findInCms({ ...question, filter }, call.signal);
  const instead = missed(asked).then(() => {
    if (signal.aborted) throw signal.reason;
    return findInIndex(question);
  });
  try {
    return await Promise.any([asked, instead]);
  } finally {
    // A late answer would change the list under its reader.
    end();
    signal.removeEventListener('abort', end);
  }
};

/** Has the index come before words are searched in it: a failure is told when they are. */
export const fetchIndexAhead = (language: Language): void => {
  loadBlogIndex(language).catch(() => undefined);
};
