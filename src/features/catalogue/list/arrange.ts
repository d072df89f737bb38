import { flushSync } from 'react-dom';

import type { CatalogueCard } from './catalogueCard';

interface Transitions {
  readonly startViewTransition?: (update: () => void) => { readonly finished: Promise<void> };
}

/** More cards than these are not watched on their way: each is a picture of its own for the browser. */
const mostWatched = 24;

const isSame = (before: readonly CatalogueCard[], after: readonly CatalogueCard[]): boolean =>
  before.length === after.length && before.every(({ slug }, at) => slug === after[at]?.slug);

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows other cards. Those that stay travel to their new places, where the browser can do it and nobody asked for less
 * motion: `data-arranging` gives them names for that time (TemplateGrid.module.css).
 */
export const arrange = (
  before: readonly CatalogueCard[],
  after: readonly CatalogueCard[],
  update: () => void,
): void => {
  const page: Transitions = document;
  const still = isSame(before, after) || Math.max(before.length, after.length) > mostWatched || isCalm();
  if (still || !page.startViewTransition) return flushSync(update);
  const root = document.documentElement;
  root.dataset.arranging = '';
  const end = () => delete root.dataset.arranging;
  page.startViewTransition(() => flushSync(update)).finished.then(end, end);
};
