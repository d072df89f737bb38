import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** The classes that an element, or one around it, must have for a selector to hold; those in `:has()` and `:not()` are not of them. */
const classesIn = (node: parseSelector.Node): readonly string[] => {
  if (node.type === 'class') return [node.value];
  return node.type === 'selector' || node.type === 'root' ? node.nodes.flatMap(classesIn) : [];
};

const classesOf = (selector: string): readonly string[] => classesIn(parseSelector().astSync(selector));

const isKeyframes = (node: unknown): boolean => {
  const { type, name = '' } = node as Partial<AtRule>;
  return type === 'atrule' && name.endsWith('keyframes');
};

const keepSelectors = (rule: Rule, classes: ReadonlySet<string>): void => {
  const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
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
    if (node.type !== 'atrule' || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
};

/**
 * Of a stylesheet, in its order, the rules that can hold where only some of its classes are: those whose selectors ask for no
 * other class, and the animations they name.
 *
 * @param css minified
 */
export const stylesOfClasses = (css: string, classes: ReadonlySet<string>): string => {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!isKeyframes(rule.parent)) keepSelectors(rule, classes);
  });
  const animations = wordsOfAnimations(root);
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
  dropEmpty(root);
  return root.toString();
};
