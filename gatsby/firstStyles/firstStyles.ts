import { foldMark } from '../../src/lib/fold';
import { shownIn, standingIn } from './shown';
import { type Seen, stylesOfShown } from './stylesOfShown';
import { linksTo } from './wholeStyles';

/** A stylesheet that Gatsby would write into the page. */
export interface Stylesheet {
  /** Where it is as a file. */
  readonly href: string;
  readonly css: string;
}

/** What selectors ask for beside what is always looked at. */
interface Asked {
  /** Attributes, by name and with a value. */
  readonly attributes: readonly string[];
  /** All that stands in a selector from its first `:has(` on. */
  readonly byHas: readonly string[];
}

const attributesIn = (css: string): readonly string[] =>
  [...css.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*))?/g)].flatMap(([, name = '', value]) =>
    value === undefined ? [name] : [name, `${name}=${value}`],
  );

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** By the address of the stylesheet. */
const askedIn = new Map<string, Asked>();

const askedBy = ({ href, css }: Stylesheet): Asked => {
  const before = askedIn.get(href);
  if (before) return before;
  const insides = [...css.matchAll(/:has\(([^{}]*)\{/g)].map(([, inner = '']) => inner).join(' ');
  const asked = {
    attributes: distinct(attributesIn(css)),
    byHas: distinct([...attributesIn(insides), ...(insides.match(/[\w-]+/g) ?? [])]),
  };
  askedIn.set(href, asked);
  return asked;
};

const made = new Map<string, readonly string[]>();

/** Most pages of a kind show the same, but for attributes and what stands below that no selector asks for. */
const stylesFor = (sheets: readonly Stylesheet[], seen: Seen): readonly string[] => {
  const { shown, standing } = seen;
  const asked = sheets.map(askedBy);
  const parts = [
    ...[shown.classes, shown.elements, shown.properties],
    asked.flatMap(({ attributes }) => attributes).filter((name) => shown.attributes.has(name)),
    asked
      .flatMap(({ byHas }) => byHas)
      .filter((name) =>
        [standing.classes, standing.elements, standing.attributes].some((all) => all.has(name)),
      ),
  ].map((names) => [...names].sort().join(' '));
  const key = [...sheets.map(({ href }) => href), ...parts].join('\n');
  const before = made.get(key);
  if (before) return before;
  const styles = stylesOfShown(
    sheets.map(({ css }) => css),
    seen,
  );
  made.set(key, styles);
  return styles;
};

/**
 * Leaves in a page the styles of its first view: what can hold for what it shows above its fold (src/ui/Fold). The
 * whole is asked for at the fold, in one file, and says everything again in its own order, so that it does not matter what
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
  const styles = stylesFor(sheets, { shown: shownIn(body.slice(0, end)), standing: standingIn(body) });
  const links = linksTo(sheets.map(({ href }) => href));
  return { styles, body: body.replace(foldMark, foldMark.replace('</', `${links}</`)) };
};
