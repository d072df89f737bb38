import { foldText } from '../../../lib/foldText';
import type { IndexedTemplate } from '../../../lib/catalogueIndex';
import type { CatalogueFilter, Sort } from './catalogueFilter';

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Titles compare folded, as in the CMS; of equal ones the newer comes first. */
const byTitle = <Template extends IndexedTemplate>(templates: readonly Template[]): Template[] =>
  templates
    .map((template) => ({ template, title: foldText(template.title) }))
    .sort((a, b) => compare(a.title, b.title))
    .map(({ template }) => template);

const inOrder = <Template extends IndexedTemplate>(
  templates: readonly Template[],
  sort: Sort,
): readonly Template[] => {
  if (sort === 'createdAt:desc') return templates;
  if (sort === 'createdAt:asc') return [...templates].reverse();
  return sort === 'title:asc' ? byTitle(templates) : byTitle(templates).reverse();
};

const hasOneOf = (own: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((one) => own.includes(one));

/**
 * The templates that a filter leaves, in its order: what the CMS answers to the same question
 * (docs/specification/calls.md, 'Content reads'), found without it.
 *
 * @param templates all, the newest first
 */
export const searchTemplates = <Template extends IndexedTemplate>(
  templates: readonly Template[],
  { search, categories, tags, sort }: CatalogueFilter,
): readonly Template[] => {
  const wanted = foldText(search);
  // Signs that are no words find nothing.
  if (wanted === '' && search.trim() !== '') return [];
  const found = templates.filter(
    (one) =>
      hasOneOf(one.categories, categories) &&
      hasOneOf(one.tags, tags) &&
      (wanted === '' || foldText(one.title).includes(wanted)),
  );
  return inOrder(found, sort);
};
