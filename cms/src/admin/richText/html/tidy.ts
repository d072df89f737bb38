/** The elements that an editor's document is written as, made into those that a person would write. */

const isBare = (element: Element): boolean => element.attributes.length === 0;

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const BLOCKS = 'p, h2, h3, h4, blockquote';

const showsNothing = (element: Element): boolean =>
  element.textContent?.trim() === '' && !element.querySelector('img, hr, li, table, pre, figure');

/** Empty lines are how people make room while they write; a page has its own distances. */
const removeEmpty = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(BLOCKS)) if (showsNothing(element)) element.remove();
};

/** `<li><p>One</p></li>` is `<li>One</li>`, also with a list below it. */
const unwrapLines = (root: ParentNode): void => {
  for (const holder of root.querySelectorAll('li, td, th')) {
    const [first, ...others] = holder.children;
    const isLine = first?.tagName === 'P' && isBare(first);
    if (isLine && others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) unwrap(first);
  }
};

const isEmpty = (cell: Element): boolean =>
  cell.textContent === '' && !cell.querySelector('img, figure, br, hr');

const isHeadRow = (row: Element): boolean => {
  const cells = [...row.children];
  const headers = cells.filter(({ tagName }) => tagName === 'TH');
  const isAll = cells.every((cell) => cell.tagName === 'TH' || isEmpty(cell));
  return isAll && (headers.length > 1 || headers.length === cells.length);
};

/** The first rows are the head of a table when they are of headers alone, for a head has no plain cells. */
const makeHead = (table: Element): void => {
  const body = table.querySelector(':scope > tbody');
  const rows = [...(body?.children ?? [])];
  const behind = rows.findIndex((row) => !isHeadRow(row));
  const heads = rows.slice(0, behind === -1 ? rows.length : behind);
  if (!body || heads.length === 0) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(...heads);
  body.before(head);
  if (body.children.length === 0) body.remove();
};

const scopeOf = (header: Element): string =>
  header.closest('thead, tbody')?.tagName === 'THEAD' ? 'col' : 'row';

/** An empty header is a header of nothing: it is the plain corner of a table. */
const plainCorner = (header: Element): void => {
  const cell = header.ownerDocument.createElement('td');
  for (const { name, value } of header.attributes) if (name !== 'scope') cell.setAttribute(name, value);
  header.replaceWith(cell);
};

const tidyTables = (root: ParentNode): void => {
  for (const table of root.querySelectorAll('table')) makeHead(table);
  for (const header of root.querySelectorAll('th')) {
    if (isEmpty(header)) plainCorner(header);
    else if (!header.hasAttribute('scope')) header.setAttribute('scope', scopeOf(header));
  }
};

const LINES = 'p, h2, h3, h4, figcaption, caption, li, td, th';

const edge = (element: Element, child: 'firstChild' | 'lastChild'): Text | undefined => {
  let node: ChildNode | null = element[child];
  while (node && !(node instanceof Text)) node = node[child];
  return node?.parentElement?.closest('pre') ? undefined : (node ?? undefined);
};

/** Spaces at the ends of lines, which are not shown and which the next reader leaves out. */
const trimLines = (root: ParentNode): void => {
  for (const line of root.querySelectorAll(LINES)) {
    const [first, last] = [edge(line, 'firstChild'), edge(line, 'lastChild')];
    if (first) first.data = first.data.replace(/^[ \t\r\n]+/, '');
    if (last) last.data = last.data.replace(/[ \t\r\n]+$/, '');
  }
};

/** Of several elements with one name, the first has it. */
const ownIds = (root: ParentNode): void => {
  const taken = new Set<string>();
  for (const element of root.querySelectorAll('[id]')) {
    if (taken.has(element.id)) element.removeAttribute('id');
    taken.add(element.id);
  }
};

export const tidy = (root: ParentNode): void => {
  ownIds(root);
  removeEmpty(root);
  unwrapLines(root);
  trimLines(root);
  tidyTables(root);
  for (const caption of root.querySelectorAll('figcaption'))
    if (caption.childNodes.length === 0) caption.remove();
};
