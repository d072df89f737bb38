/** What the styles of an element say that a text can say with elements: Google Docs writes bold as a weight. */

const declarations = (style: string): [string, string][] =>
  style
    .toLowerCase()
    .split(';')
    .map((one) => one.split(':').map((part) => part.trim()))
    .map(([name = '', value = '']) => [name, value]);

const isBold = (weight: string): boolean => /^(?:bold(?:er)?|[6-9]00)$/.test(weight);

const markOf = (name: string, value: string): readonly string[] => {
  if (name === 'font-weight') return isBold(value) ? ['strong'] : [];
  if (name === 'font-style') return /^(?:italic|oblique)/.test(value) ? ['em'] : [];
  if (name === 'vertical-align') return /^su(?:b|per)$/.test(value) ? [value.slice(0, 3)] : [];
  if (!name.startsWith('text-decoration')) return [];
  return [...(value.includes('underline') ? ['u'] : []), ...(value.includes('line-through') ? ['s'] : [])];
};

/** The elements that say the same as a style, the outermost one first. */
export const marksOfStyle = (style: string): string[] => [
  ...new Set(declarations(style).flatMap(([name, value]) => markOf(name, value))),
];

/**
 * Whether a style takes away what an element says by itself: Google Docs wraps all it copies in a `<b>` that is not bold,
 * and signs in a font stand in an `<i>` that is not slanted.
 */
export const isUndone = (name: string, style: string): boolean =>
  declarations(style).some(
    ([property, value]) =>
      (name === 'strong' && property === 'font-weight' && !isBold(value)) ||
      (name === 'em' && property === 'font-style' && value === 'normal'),
  );

/** Whether an element is not shown: an e-mail begins with lines for the list of messages alone. */
export const isHidden = (style: string): boolean =>
  declarations(style).some(
    ([name, value]) =>
      (name === 'display' && /^none\b/.test(value)) || (name === 'mso-hide' && value === 'all'),
  );

/** The value of one property of a style. Empty without it. */
export const valueOf = (style: string, property: string): string =>
  declarations(style).find(([name]) => name === property)?.[1] ?? '';
