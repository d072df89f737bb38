import { styleOf, unwrap, wrapInside } from './elementTools';

const isHeavy = (weight: string): boolean => /^(?:bold|bolder|[6-9]00)$/.test(weight);

/** What Google Docs and others say by a style alone. */
const marksOf = (element: Element): string[] => {
  const decoration = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
  const raise = styleOf(element, 'vertical-align');
  return [
    isHeavy(styleOf(element, 'font-weight')) && 'strong',
    styleOf(element, 'font-style') === 'italic' && 'em',
    decoration.includes('underline') && 'u',
    decoration.includes('line-through') && 's',
    raise === 'sub' && 'sub',
    raise === 'super' && 'sup',
  ].filter((mark) => mark !== false);
};

/** Bold that says it is not: Google Docs has one around all that is copied. */
const isUndone = (element: Element): boolean =>
  (element.matches('b, strong') && /^(?:normal|400)$/.test(styleOf(element, 'font-weight'))) ||
  (element.matches('i, em') && styleOf(element, 'font-style') === 'normal');

/** Makes the styles of text that have an element of their own into it: bold, italic, underline, strike, raised. */
export const styledMarks = (body: Element): void => {
  for (const element of body.querySelectorAll('span[style], font[style]')) {
    // A link is underlined by itself.
    const marks = marksOf(element).filter(
      (mark) => mark !== 'u' || (!element.closest('a') && !element.querySelector('a')),
    );
    for (const mark of marks) wrapInside(element, mark);
  }
  for (const element of body.querySelectorAll('b[style], strong[style], i[style], em[style]'))
    if (isUndone(element)) unwrap(element);
};

/** A heading is bold by itself, and Word and Google Docs say so once more. */
export const plainHeadings = (body: Element): void => {
  for (const element of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) unwrap(element);
};
