import { styleOf } from './elementTools';

/** A line of a list as Word writes it: a paragraph with `mso-list:l0 level2 lfo1`, and its sign in a span. */
const levelOf = (paragraph: Element): number =>
  Number(/\blevel(\d)\b/.exec(styleOf(paragraph, 'mso-list'))?.[1] ?? 0);

const signOf = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('span')].find((span) => styleOf(span, 'mso-list') === 'ignore');

const isNumber = (sign: string): boolean => /^\(?(?:\d{1,4}|[a-z]|[ivxlcdm]+)[.)]/i.test(sign.trim());

interface Open {
  level: number;
  list: Element;
}

const itemOf = (paragraph: Element): Element => {
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  return item;
};

/** Puts a line into the list that is open at its level, or into a new one below the last line. */
const addLine = (open: Open[], paragraph: Element, level: number): void => {
  const sign = signOf(paragraph);
  const tag = isNumber(sign?.textContent ?? '') ? 'ol' : 'ul';
  sign?.remove();
  while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
  const last = open.at(-1);
  if (last?.level === level && last.list.localName === tag) {
    last.list.append(itemOf(paragraph));
    paragraph.remove();
    return;
  }
  if (last?.level === level) open.pop();
  const list = paragraph.ownerDocument.createElement(tag);
  const holder = open.at(-1)?.list.lastElementChild;
  if (holder) holder.append(list);
  else paragraph.before(list);
  list.append(itemOf(paragraph));
  paragraph.remove();
  open.push({ level, list });
};

/** Makes lists of the paragraphs that Word writes for their lines. */
export const wordLists = (body: Element): void => {
  let open: Open[] = [];
  let before: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    // A list goes on only where no other element stands between its lines.
    if (before !== paragraph.previousElementSibling || open.length === 0) open = [];
    addLine(open, paragraph, level);
    before = open[0]?.list ?? null;
  }
};
