import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';

import type { Shown } from './shown';

/** Above the page's own HTML, or drawn by no element of it: what they have is not known. */
const outside = new Set(['html', 'body']);

/** Nothing is like this when a page is first seen; what answers it comes with the whole file. */
const later = /^:(hover|active|disabled)$/;

const isOutside = (node: parseSelector.Node): boolean =>
  node.value === ':root' || outside.has(node.value ?? '');

/** Whether a part of a selector says something of the document's own element: what comes before it, up to a combinator, tells. */
const isOfDocument = (node: parseSelector.Node): boolean => {
  let before = node.prev();
  while (before && before.type !== 'combinator' && !isOutside(before)) before = before.prev();
  if (before && isOutside(before)) return true;
  const around: parseSelector.Container | undefined = node.parent?.parent;
  return parseSelector.isPseudoClass(around) && around.value !== ':has' && isOfDocument(around);
};

const hasAttribute = (node: parseSelector.Attribute, { attributes }: Shown): boolean =>
  isOfDocument(node) ||
  attributes.has(node.operator === '=' ? `${node.attribute}=${node.value ?? ''}` : node.attribute);

/** What a page shows first, and all that stands in it, which `:has()` may ask for. */
export interface Seen {
  readonly shown: Shown;
  readonly standing: Shown;
}

/** Whether a selector, or a part of one, can hold for what is shown; what stands in `:not()` takes nothing away. */
const canHold = (node: parseSelector.Node, seen: Seen): boolean => {
  const { shown, standing } = seen;
  const holds = (inner: parseSelector.Node): boolean => canHold(inner, seen);
  if (node.type === 'class') return shown.classes.has(node.value);
  if (node.type === 'tag') return outside.has(node.value) || shown.elements.has(node.value.toLowerCase());
  if (node.type === 'attribute') return hasAttribute(node, shown);
  if (node.type === 'selector') return node.nodes.every(holds);
  if (node.type !== 'pseudo') return true;
  if (node.value === ':has') return node.nodes.some((inner) => canHold(inner, { shown: standing, standing }));
  const isOneOf = /^:(is|where)$/.test(node.value);
  return isOneOf ? node.nodes.some(holds) : !later.test(node.value);
};

const isKeyframes = (node: unknown): boolean => {
  const { type, name = '' } = node as Partial<AtRule>;
  return type === 'atrule' && name.endsWith('keyframes');
};

const keepSelectors = (rule: Rule, seen: Seen): void => {
  const kept = rule.selectors.filter((selector) =>
    parseSelector()
      .astSync(selector)
      .nodes.every((node) => canHold(node, seen)),
  );
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
};

/** What the rules that are left name beside their animations' times: more than the animations, and none too few. */
const wordsOfAnimations = (root: Container): ReadonlySet<string> => {
  const words = new Set<string>();
  root.walkDecls(/^(-\w+-)?animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word);
  });
  return words;
};

/** From within: what is left without a rule goes, but not the statement that orders layers, which never had one. */
const dropEmpty = (container: Container): void => {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
};

const read = /(?<=var\()--[\w-]+/g;

/** Drops the custom properties that nothing reads, and then those that only they read. */
const dropUnread = (roots: readonly Container[], properties: ReadonlySet<string>): void => {
  const known = new Set(properties);
  const unread: { readonly prop: string; readonly remove: () => void }[] = [];
  for (const root of roots)
    root.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(read)) known.add(name);
    });
  for (const root of roots)
    root.walkDecls(/^--/, (one) => {
      if (!known.has(one.prop)) unread.push({ prop: one.prop, remove: () => one.remove() });
    });
  for (const one of unread) one.remove();
  if (unread.length > 0) dropUnread(roots, properties);
};

/**
 * Of the stylesheets of a page, in their order, the rules that can hold for what is shown, as nobody has touched anything yet: those whose
 * selectors ask for no other class, element, attribute or state, with the animations they name and the custom properties that are read.
 *
 * @param sheets minified
 */
export const stylesOfShown = (sheets: readonly string[], seen: Seen): readonly string[] => {
  const roots = sheets.map((css) => {
    const root = postcss.parse(css);
    root.walkRules((rule) => {
      if (!isKeyframes(rule.parent)) keepSelectors(rule, seen);
    });
    return root;
  });
  const animations = new Set(roots.flatMap((root) => [...wordsOfAnimations(root)]));
  for (const root of roots)
    root.walkAtRules(/keyframes$/, (rule) => {
      if (!animations.has(rule.params)) rule.remove();
    });
  dropUnread(roots, seen.shown.properties);
  return roots.map((root) => {
    dropEmpty(root);
    return root.toString();
  });
};
