import sanitize from 'sanitize-html';

import { videoAddress } from '../../cms/src/richText/address';
import { CODE_CLASS, COMMON_ATTRIBUTES, ELEMENTS, SAME_AS } from '../../cms/src/richText/elements';

const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Control characters, which may be written as entities, are in no text; in an address they hide what it is. */
const readable = (text: string): string => text.replace(CONTROLS, '');

const readableValues: sanitize.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(Object.entries(attribs).map(([name, value]) => [name, readable(value)])),
});

/** Only the address of a video makes a figure one. */
const videoOfKnownHost: sanitize.Transformer = (tagName, { 'data-video': address, ...attribs }) => ({
  tagName,
  attribs:
    address !== undefined && videoAddress(address) === address
      ? { 'data-video': address, ...attribs }
      : attribs,
});

/** What of HTML a text may hold, with what a build adds to its pictures. */
export const htmlRules: sanitize.IOptions = {
  allowedTags: Object.keys(ELEMENTS),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(ELEMENTS).map(([name, attributes]) => [name, [...attributes]])),
    // The language of code is the one class there is.
    code: [],
    img: [...(ELEMENTS.img ?? []), 'loading', 'decoding'],
    '*': [...COMMON_ATTRIBUTES],
  },
  allowedClasses: { code: [CODE_CLASS] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: { ...SAME_AS, figure: videoOfKnownHost, '*': readableValues },
  textFilter: readable,
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
