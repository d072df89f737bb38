import sanitize from 'sanitize-html';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of an HTML text in one line. */
export const textOfHtml = (html: string): string =>
  sanitize(html.replace(/<\/(p|li|h[1-6]|td|th|figcaption|blockquote|pre)>|<br\s*\/?>/gi, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
