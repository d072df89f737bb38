/** Whether somebody would miss it. */
const shows = (element: Element): boolean =>
  element.textContent?.trim() !== '' || element.matches('img') || element.querySelector('img') !== null;

const fingerprint = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = (body.textContent ?? '').replace(/\s+/g, '');
  const count = (selector: string) => [...body.querySelectorAll(selector)].filter(shows).length;

  // Paragraphs are added or left out to have the same written well: `<li><p>One</p></li>`.
  const kinds = [
    'td, th',
    'h2, h3, h4',
    'li',
    'blockquote',
    'pre',
    'a',
    'img',
    'table',
    'tr',
    'figure[data-video]',
    'figcaption, caption',
  ];
  return [text, ...kinds.map(count)].join('|');
};

/** Whether two texts have the same words in the same kinds of elements, however those are nested. */
export const sameContent = (one: string, other: string): boolean => fingerprint(one) === fingerprint(other);
