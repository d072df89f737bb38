import { type Answer, read } from './api';

/** Milliseconds. What is answered takes some, on a machine that stands still a few seconds; what this guards against, minutes. */
const AT_MOST = 20_000;

/** Reads as a visitor, and expects the answer at once. */
export const timed = async (path: string): Promise<Answer> => {
  const start = performance.now();
  const answer = await read(path);
  expect({ path, fast: performance.now() - start < AT_MOST }).toEqual({ path, fast: true });
  return answer;
};

const PLURALS: Record<string, string> = {
  'api::blog-category.blog-category': 'blog-categories',
  'api::collection-category.collection-category': 'collection-categories',
  'api::collection-page.collection-page': 'collection-page',
};

/** The address of a type below `/api`. */
export const pathOf = (uid: string): string => PLURALS[uid] ?? `${uid.split('.')[1]}s`;
