/** Small moves on elements of a document that nobody sees. */

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Puts an element of another name in the place of one, with its attributes and what is in it. */
export const rename = (element: Element, tag: string): Element => {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

/** Puts what is in an element into another one that stands in it. */
export const wrapInside = (element: Element, tag: string): void => {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
};

/** The value of a property in the `style` of an element, in small letters. Empty without one. */
export const styleOf = (element: Element, property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i')
    .exec(element.getAttribute('style') ?? '')?.[1]
    ?.trim()
    .toLowerCase() ?? '';

/** A count of each kind of thing. */
export class Tally<Kind extends string> {
  readonly counts: Partial<Record<Kind, number>> = {};

  add(kind: Kind): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
  }
}
