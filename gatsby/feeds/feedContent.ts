import sanitize from 'sanitize-html';

import { ELEMENTS } from '../../cms/src/richText/elements';

/** An absolute address, seen from a page; undefined where it is none. */
const absolute = (address: string | undefined, page: string): string | undefined =>
  address !== undefined && URL.canParse(address, page) ? new URL(address, page).href : undefined;

const withAddress =
  (name: 'href' | 'src', page: string): sanitize.Transformer =>
  (tagName, { [name]: address, ...others }) => {
    const whole = absolute(address, page);
    return { tagName, attribs: { ...(whole !== undefined && { [name]: whole }), ...others } };
  };

/**
 * The text of a post as it may stand anywhere: what only its page gives a meaning to is gone (frames, the boxes around tables,
 * the marks of code, names of places), every address is absolute. A video is the link that it has anyway.
 *
 * @param html as `articleOf` gives it (gatsby/article.ts)
 * @param page absolute address of the post
 */
export const feedContent = (html: string, page: string): string =>
  sanitize(html, {
    allowedTags: Object.keys(ELEMENTS),
    allowedAttributes: {
      ...Object.fromEntries(Object.entries(ELEMENTS).map(([name, attributes]) => [name, [...attributes]])),
      ...{ code: [], figure: [], '*': ['lang'] },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    transformTags: { a: withAddress('href', page), img: withAddress('src', page) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  }).trim();
