const HEADING = /<(\/?)h([234])(?=[\s>])/g;

/** The level of a text's first headings: the title of its page is above them. */
const FIRST = 2;

/**
 * A text whose headings skip no level: one that is two levels below the one it belongs to is one below it, and so are those
 * beside it.
 *
 * @param html as `safeContent` writes it.
 */
export const withHeadingLevels = (html: string): string => {
  /** The headings, as they are written, within which the present place is. */
  const around: number[] = [];
  return html.replace(HEADING, (_tag, end: string, written: string) => {
    const level = Number(written);
    if (!end) {
      while (level <= (around.at(-1) ?? 0)) around.pop();
      around.push(level);
    }
    return `<${end}h${FIRST - 1 + around.length}`;
  });
};
