/** Drawings in SVG: shapes, and links of a click. */
import { isTakenLink } from '../links';
import { type Tag, attributesOf } from './xml';

export const SVG = 'http://www.w3.org/2000/svg';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

const ACTIVE = /^(?:script|handler|listener|iframe|object|embed|foreignobject|set|discard|mpath|animate.*)$/i;

const fail = (why = 'it loads parts from elsewhere'): never => {
  throw new Error(why);
};

/** Styles that fetch, or that hide by escapes whether they do. What `url` names lies inside. */
const FETCHES =
  /@import|@namespace|image-set|\\|\/\/(?!www\.w3\.org)|url\((?!\s{0,9}["']?(?:#|data:image\/(?:png|jpe?g|gif)[;,]))|\b(?:file|javascript|vbscript):/i;
const INSIDE = /^(?:#|data:image\/(?:png|jpe?g|gif);)/i;

/** @throws Error in English where an element of a drawing runs or fetches something. */
export const checkSvg = (tag: Tag): void => {
  if (ACTIVE.test(tag.local)) fail('it has active parts');
  for (const { local, uri, value } of attributesOf(tag)) {
    if (uri === XMLNS) continue;
    if (/^on/i.test(local)) fail('it has active parts');
    if (local === 'href' && tag.local === 'a') {
      if (!isTakenLink(value)) fail('it has active parts');
    } else if (local === 'href' || local === 'src') {
      if (!INSIDE.test(value)) fail();
    } else if (tag.uri === SVG && FETCHES.test(value)) fail();
  }
};

/** @throws Error in English where a sheet of styles fetches something. */
export const checkStyles = (text: string): void => {
  if (FETCHES.test(text)) fail();
};
