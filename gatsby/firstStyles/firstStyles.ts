import { foldMark } from '../../src/lib/fold';
import { firstClasses } from './firstClasses';
import { stylesOfClasses } from './stylesOfClasses';

/** A stylesheet that Gatsby would write into the page. */
export interface Stylesheet {
  /** Where it is as a file. */
  readonly href: string;
  readonly css: string;
}

const made = new Map<string, string>();

/** Most pages of a kind show the same classes. */
const stylesFor = ({ href, css }: Stylesheet, classes: ReadonlySet<string>): string => {
  const key = [href, ...[...classes].sort()].join(' ');
  const before = made.get(key);
  if (before !== undefined) return before;
  const styles = stylesOfClasses(css, classes);
  made.set(key, styles);
  return styles;
};

/**
 * Leaves in a page the styles of its first view: what can hold for the classes that it shows above its fold (src/ui/Fold). The
 * whole file is asked for at the fold, and says everything again in its own order, so that it does not matter what
 * came before.
 *
 * @param sheets of the page, in their order
 * @param body the page's HTML, as React rendered it
 * @returns the styles to write into the page, in the same order, and its HTML; both as they were where a page has no fold
 */
export const firstStyles = (
  sheets: readonly Stylesheet[],
  body: string,
): { readonly styles: readonly string[]; readonly body: string } => {
  const end = body.indexOf(foldMark);
  if (end === -1) return { styles: sheets.map(({ css }) => css), body };
  const classes = firstClasses(body.slice(0, end));
  const styles = sheets.map((sheet) => stylesFor(sheet, classes));
  const links = sheets
    .filter(({ css }, index) => css !== styles[index])
    .map(({ href }) => `<link rel="stylesheet" href="${href}">`);
  return { styles, body: body.replace(foldMark, foldMark.replace('</', `${links.join('')}</`)) };
};
