/** The elements that an editor's document is written as, made into those that a person would write. */

const isBare = (element: Element): boolean => element.attributes.length === 0;

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

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

/** An editor keeps an empty line behind a table or a picture, to write in. */
const cutEmptyEnd = (root: ParentNode): void => {
  let last = root.lastElementChild;
  while (last?.tagName === 'P' && isBare(last) && last.childNodes.length === 0) {
    last.remove();
    last = root.lastElementChild;
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

export const tidy = (root: ParentNode): void => {
  unwrapLines(root);
  trimLines(root);
  tidyTables(root);
  for (const caption of root.querySelectorAll('figcaption'))
    if (caption.childNodes.length === 0) caption.remove();
  cutEmptyEnd(root);
};
