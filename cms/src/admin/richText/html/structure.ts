import { ELEMENTS } from '../../../richText/elements';
import { rename, unwrap } from './elementTools';

/** Elements that stand on lines of their own: what is in them is not in the line before. */
const BLOCKS =
  'div, section, article, main, header, footer, nav, aside, address, center, details, summary, fieldset, legend, form, dl, hgroup, search';

/** `<ul><li>One</li><ul>…` of Google Docs and Word: the inner list belongs to the line above it. */
const lists = (body: Element): void => {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const line = list.previousElementSibling;
    if (line?.localName === 'li') line.append(list);
    else unwrap(list);
  }
};

/** A figure has one picture, or is a video. Around anything else it is none. */
const figures = (body: Element): void => {
  for (const figure of body.querySelectorAll('figure:not([data-video])')) {
    const [first, ...others] = figure.querySelectorAll('img');
    const holdsMore = figure.querySelector('table, pre, blockquote, ul, ol, h1, h2, h3, h4, h5, h6, figure');
    for (const picture of others) figure.before(picture);
    if (first && !holdsMore) continue;
    const caption = figure.querySelector(':scope > figcaption');
    const table = figure.querySelector(':scope > table');
    if (caption && table && !table.querySelector(':scope > caption'))
      table.prepend(rename(caption, 'caption'));
    else if (caption) rename(caption, 'p');
    unwrap(figure);
  }
  for (const caption of body.querySelectorAll('figcaption')) {
    if (!caption.closest('figure')) rename(caption, 'p');
    else if (caption.textContent?.trim() === '') caption.remove();
  }
};

/** A table in a table could be read on no phone: its cells are lines in the outer one. */
const innerTables = (body: Element, tell: () => void): void => {
  for (const table of body.querySelectorAll(':is(td, th) table')) {
    tell();
    for (const part of table.querySelectorAll('caption, thead, tbody, tr, th, td')) rename(part, 'div');
    unwrap(table);
  }
};

/** Rows without cells, and tables without rows, which only programs write. */
const emptyTables = (body: Element): void => {
  for (const row of body.querySelectorAll('tr')) if (row.children.length === 0) row.remove();
  for (const table of body.querySelectorAll('table')) if (!table.querySelector('tr')) table.remove();
};

/** Names of what has another one in a text. */
const NAMES: Readonly<Record<string, string>> = {
  dt: 'p',
  dd: 'p',
  tfoot: 'tbody',
  dir: 'ul',
  menu: 'ul',
  strike: 's',
  ins: 'u',
};

/** Arranges what is left as a text may have it. What has no element there is unwrapped; what is nested otherwise is told. */
export const arrange = (body: Element, tell: () => void): void => {
  for (const [tag, other] of Object.entries(NAMES))
    for (const element of body.querySelectorAll(tag)) rename(element, other);
  lists(body);
  emptyTables(body);
  innerTables(body, tell);
  figures(body);
  for (const element of body.querySelectorAll('*'))
    if (!ELEMENTS[element.localName] && !element.matches(BLOCKS)) unwrap(element);
  for (const element of body.querySelectorAll(BLOCKS)) rename(element, 'div');
};
