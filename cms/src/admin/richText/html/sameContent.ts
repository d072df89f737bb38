const fingerprint = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = (body.textContent ?? '').replace(/\s+/g, '');
  const cells = body.querySelectorAll('td, th').length;
  // Paragraphs are added or left out to have the same written well: `<li><p>One</p></li>`.
  const kinds = [
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
  return [text, cells, ...kinds.map((selector) => body.querySelectorAll(selector).length)].join('|');
};

/** Whether two texts have the same words in the same kinds of elements, however those are nested. */
export const sameContent = (one: string, other: string): boolean => fingerprint(one) === fingerprint(other);
