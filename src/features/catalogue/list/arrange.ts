import { inTransition } from '../../../lib/inTransition';
import type { CatalogueCard } from './catalogueCard';

/** More cards than these are not watched on their way: each is a picture of its own for the browser. */
const mostWatched = 24;

const isSame = (before: readonly CatalogueCard[], after: readonly CatalogueCard[]): boolean =>
  before.length === after.length && before.every(({ slug }, at) => slug === after[at]?.slug);

/**
 * Shows other cards. Those that stay travel to their new places, where the browser can do it and nobody wants less
 * motion: `data-arranging` gives them names for that time (TemplateGrid.module.css).
 */
export const arrange = (
  before: readonly CatalogueCard[],
  after: readonly CatalogueCard[],
  change: () => void,
): void => {
  if (isSame(before, after) || Math.max(before.length, after.length) > mostWatched) return change();
  const root = document.documentElement;
  root.dataset.arranging = '';
  const end = () => delete root.dataset.arranging;
  const over = inTransition(change);
  if (over) over.then(end, end);
  else end();
};
