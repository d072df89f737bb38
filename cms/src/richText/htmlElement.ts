/** Elements that make a block of their own in HTML (CommonMark's list, without those that have no end tag). */
const blocks = new RegExp(
  `<(/?)(${[
    'address|article|aside|blockquote|caption|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer',
    'form|h[1-6]|header|iframe|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul',
  ].join('|')})(?=[\\s/>])[^>]*>`,
  'gi',
);

/** Those of them in which paragraphs and lists may stand. */
const containers = new RegExp(
  `^(${[
    'address|article|aside|blockquote|center|dd|details|dialog|div|fieldset|figcaption|figure|footer|form|header',
    'li|main|nav|section|td|th',
  ].join('|')})$`,
);

const isBlank = (line: string): boolean => line.trim() === '';
const beginsWithTag = (line: string): boolean => line.trimStart().search(blocks) === 0;
const hasTag = (line: string): boolean => line.search(blocks) >= 0;

/** Whether an HTML element that is a block begins a line. */
export const beginsElement = (line: string): boolean =>
  beginsWithTag(line) && !line.trimStart().startsWith('</');

/** How many of the lines make the element that begins the first one; 0 when it does not end in them. */
export const linesOfElement = (lines: readonly string[]): number => {
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    for (const [, slash] of line.matchAll(blocks)) depth += slash ? -1 : 1;
    if (depth <= 0) return index + 1;
  }
  return 0;
};

/** For every line of an element the name of the innermost element that is open where the line begins. */
const innermost = (lines: readonly string[]): (string | undefined)[] => {
  const open: string[] = [];
  return lines.map((line) => {
    const inner = open.at(-1);
    for (const [, slash, name = ''] of line.matchAll(blocks)) {
      if (slash) open.pop();
      else open.push(name.toLowerCase());
    }
    return inner;
  });
};

/**
 * Where Markdown stands in the lines of an HTML element, as pairs of its first line and the line behind its last one:
 * after an empty line, not indented, and directly in an element that may hold paragraphs. It ends where a line begins with
 * the tag of a block, or else at an empty line.
 */
export const markdownIn = (lines: readonly string[]): (readonly [first: number, behind: number])[] => {
  const inner = innermost(lines);
  const found: (readonly [number, number])[] = [];
  for (let first = 1; first < lines.length; first += 1) {
    const line = lines[first] ?? '';
    const mayBegin = isBlank(lines[first - 1] ?? '') && /^[^\s<]/.test(line) && !hasTag(line);
    if (!mayBegin || !containers.test(inner[first] ?? '')) continue;
    let behind = lines.findIndex((each, index) => index > first && hasTag(each));
    // Text before a tag in the same line is no Markdown, and neither is what belongs to it.
    if (!beginsWithTag(lines[behind] ?? ''))
      while (behind > first && !isBlank(lines[behind - 1] ?? '')) behind -= 1;
    while (behind > first && isBlank(lines[behind - 1] ?? '')) behind -= 1;
    if (behind <= first) continue;
    found.push([first, behind]);
    first = behind;
  }
  return found;
};
