import { CODE_CLASS, COMMON_ATTRIBUTES, ELEMENTS, SAME_AS } from '../../../richText/elements';
import { readable } from '../../../richText/readable';
import type { Removed, RemovedKind } from '../../../richText/removed';
import { rename, styleOf, Tally } from './elementTools';
import {
  removeEmbeds,
  removeFields,
  removeHidden,
  removeLinks,
  removePictures,
  removeScripts,
} from './removals';
import { arrange } from './structure';
import { plainHeadings, styledMarks } from './styledMarks';
import { wordLists } from './wordLists';

const LOOKS = ['color', 'background', 'background-color', 'font', 'font-family', 'font-size', 'text-align'];

const hasLooks = (element: Element): boolean =>
  element.matches('font, center, [align], [bgcolor], [face]') ||
  LOOKS.some((property) => !/^(?:|inherit|initial|unset|transparent)$/.test(styleOf(element, property)));

const sameNames = (body: Element): void => {
  for (const [tag, other] of Object.entries(SAME_AS))
    for (const element of body.querySelectorAll(tag)) rename(element, other);
};

const keepAttributes = (element: Element, common: readonly string[]): void => {
  const allowed = [...(ELEMENTS[element.localName] ?? []), ...common];
  for (const { name, value } of [...element.attributes]) {
    const isKept = allowed.includes(name) && (name !== 'class' || CODE_CLASS.test(value));
    if (!isKept) element.removeAttribute(name);
  }
};

export interface CleanHtml {
  html: string;
  removed: Removed;
}

/**
 * Leaves of some HTML what a text may hold, before the editor reads it. In what is pasted, what is hidden is left out too,
 * and names and languages of elements, which are those of the page or the program it comes from.
 *
 * @returns the HTML, in which only a `<div>` may stand beside what a text may hold, and what was left out.
 */
export const cleanHtml = (source: string, isPasted = false): CleanHtml => {
  // A script before anything else would stand in the head.
  const { body } = new DOMParser().parseFromString(`<body>${readable(source)}`, 'text/html');
  const removals = new Tally<RemovedKind>();
  removeScripts(body, removals);
  if (isPasted) removeHidden(body);
  wordLists(body);
  styledMarks(body);
  if (isPasted) plainHeadings(body);
  if ([...body.querySelectorAll('*')].some(hasLooks)) removals.add('styles');
  removeEmbeds(body, removals);
  removeFields(body, removals);
  removePictures(body, removals);
  removeLinks(body, removals);
  sameNames(body);
  arrange(body, () => removals.add('nesting'));
  for (const element of body.querySelectorAll('*'))
    keepAttributes(element, isPasted ? [] : COMMON_ATTRIBUTES);
  return { html: body.innerHTML, removed: removals.counts };
};
