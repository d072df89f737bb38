/** Drawings in SVG: shapes, and links of a click. */
import { isTakenLink } from '../links';
import { holdsOther } from '../programs';
import { isPicture } from './pictures';
import { type Tag, attributesOf } from './xml';

export const SVG = 'http://www.w3.org/2000/svg';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

const ACTIVE = /^(?:script|handler|listener|iframe|object|embed|foreignobject|set|discard|mpath|animate.*)$/i;

const fail = (why = 'it loads parts from elsewhere'): never => {
  throw new Error(why);
};

/** Styles that fetch, or that hide by escapes whether they do. What `url` names is a place inside. */
const FETCHES =
  /@import|@namespace|image-set|\\|\/\/(?!www\.w3\.org)|url\((?!\s{0,9}["']?#)|\b(?:file|javascript|vbscript):/i;
/** What people read and programs note. */
const WORDS = /^(?:aria-[a-z]+|id|class)$/;
const COMMENTS = /\/\*[^]*?\*\//g;
const DATA = /^data:image\/(?:png|jpe?g|gif);base64,/i;

/** Whether an address is that of a place in the drawing, or a picture itself: a reader goes by its bytes, not by its label. */
const isInside = (address: string): boolean => {
  if (address.startsWith('#')) return true;
  const label = DATA.exec(address)?.[0];
  if (label === undefined) return false;
  const bytes = Buffer.from(address.slice(label.length), 'base64');
  return isPicture(bytes) && !holdsOther(bytes);
};

/** @throws Error in English where an element of a drawing runs or fetches something. */
export const checkSvg = (tag: Tag): void => {
  if (ACTIVE.test(tag.local)) fail('it has active parts');
  for (const { local, uri, value } of attributesOf(tag)) {
    if (uri === XMLNS) continue;
    if (/^on/i.test(local)) fail('it has active parts');
    if (local === 'href' && tag.local === 'a') {
      if (!isTakenLink(value)) fail('it has active parts');
    } else if (local === 'href' || local === 'src') {
      if (!isInside(value)) fail();
    } else if (tag.uri === SVG && uri === '' && !WORDS.test(local) && FETCHES.test(value)) fail();
  }
};

/** @throws Error in English where a sheet of styles fetches something. */
export const checkStyles = (text: string): void => {
  if (FETCHES.test(text.replace(COMMENTS, ' '))) fail();
};
