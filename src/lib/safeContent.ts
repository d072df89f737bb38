import sanitize from 'sanitize-html';

/** What of HTML a text may hold. */
export const htmlRules: sanitize.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
      'em',
      'strong',
      'b',
      'i',
      'u',
      's',
      'del',
    ],
    ...[
      'a',
      'figure',
      'figcaption',
      'img',
      'table',
      'caption',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'sub',
      'sup',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['lang', 'id'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // An editor's h1 would be the page's second one, and a text has three levels.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
};

const conversions = {
  // The empty corner of a table is no header of anything.
  html: (value: string) => sanitize(value, htmlRules).replace(/<th(\s[^>]*)?>\s*<\/th>/g, '<td></td>'),
  text: (value: string) => sanitize(value, { allowedTags: [], allowedAttributes: {} }).trim(),
  url: (value: string) => (/^(https?:|mailto:|tel:|\/(?!\/))/i.test(value.trim()) ? value.trim() : ''),
} as const;

type SafeType = keyof typeof conversions;

const isSafeType = (type: string): type is SafeType => Object.hasOwn(conversions, type);

/**
 * Makes a value from the CMS safe to show: `html` keeps an allow-list of tags and attributes, `text` keeps no
 * tag, `url` keeps web, mail, phone and site-relative addresses and empties any other.
 *
 * @throws 'Invalid safe type specified' for another type.
 */
export const safeContent = (value: string, type: string): string => {
  if (!isSafeType(type)) throw new Error('Invalid safe type specified');
  return conversions[type](value);
};
