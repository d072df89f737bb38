/** Addresses that stand in a part itself: what a document has from elsewhere it has to name in its relations. */
import { isTakenLink, withoutUnseen } from '../links';
import { SVG } from './svg';
import { type Tag, attributesOf } from './xml';

/** Shares, disks' roots in a path of their own, and schemes that no name has. */
const ELSEWHERE =
  /^(?:[\\/]{2}|\\\?\?\\|[a-z]:[\\/]|(?:file|javascript|vbscript|data|mhtml|res|ftp|smb|mk|its|ms-[a-z-]+|search-ms):)/i;
const WEB = /^[a-z][a-z0-9+.-]*:(?:\/|\\){2}/i;

/** Addresses that are names: nothing is fetched from them. */
const NAMES =
  /^http:\/\/(?:schemas\.(?:openxmlformats\.org|microsoft\.com)|purl\.(?:oclc\.)?org|www\.w3\.org)\//i;
const NAMING = new Set(['uri', 'ns', 'namespace', 'targetNamespace', 'minVer', 'type']);
/** What people read, write and name. Word fills the description of a picture with where it came from. */
const LABELS = new Set([
  ...['descr', 'title', 'alt', 'tooltip', 'name', 'val', 'author', 'instr', 'text', 'string', 'label'],
]);
/** The elements of Word and its drawings. What a customer keeps beside the text is fetched by nobody. */
const READ =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/(?:wordprocessingml|drawingml|officeDocument|schemaLibrary)|^http:\/\/schemas\.microsoft\.com\/office\/(?:word|drawing|powerpoint|excel)\/|^urn:schemas-microsoft-com:/i;

const XMLNS = 'http://www.w3.org/2000/xmlns/';
const XML = 'http://www.w3.org/XML/1998/namespace';
const OFFICE = 'urn:schemas-microsoft-com:office:office';
const OLD = /^urn:schemas-microsoft-com:/;

/** Old drawings may be links by themselves. */
const SHAPES = new Set([
  ...['shape', 'rect', 'roundrect', 'oval', 'line', 'polyline', 'curve', 'arc', 'group'],
]);

const fail = (): never => {
  throw new Error('it loads parts from elsewhere');
};

/** Whether a value has the shape of an address outside of the document. */
const isAddress = (value: string, isRead: boolean): boolean => {
  const address = withoutUnseen(value.slice(0, 200));
  return ELSEWHERE.test(address) || (isRead && WEB.test(address) && !NAMES.test(address));
};

/** Attributes of old drawings that name a file or a link. */
const checkDrawing = (tag: Tag, local: string, uri: string, value: string): void => {
  const isDrawing = OLD.test(tag.uri);
  if (local === 'src' && value !== '' && isDrawing) fail();
  if ((local !== 'href' && local !== 'althref') || value === '' || (!isDrawing && uri !== OFFICE)) return;
  // With the prefix of relations it is the name of one.
  if (uri !== '' && !uri.endsWith('/relationships')) fail();
  if (uri === '' && !(local === 'href' && SHAPES.has(tag.local) && isTakenLink(value))) fail();
};

/** @throws Error in English where an attribute leads out of the document, which only relations may do. */
export const checkAddresses = (tag: Tag): void => {
  const isRead = READ.test(tag.uri);
  for (const { local, uri, value } of attributesOf(tag)) {
    if (uri === XMLNS || value === '') continue;
    if (uri === XML && local === 'base') fail();
    // Its own check knows what may stand there.
    if (tag.uri === SVG) continue;
    checkDrawing(tag, local, uri, value);
    // A place in the target of a link, and a page about a word that Word 2003 marked: each is opened by a click.
    const isClicked = local === 'docLocation' || (tag.local === 'smartTagType' && local === 'url');
    if (isClicked && isRead && isTakenLink(value)) continue;
    const isLink = OLD.test(tag.uri) && local === 'href';
    if (!isLink && !LABELS.has(local) && isAddress(value, (isRead || READ.test(uri)) && !NAMING.has(local)))
      fail();
  }
};
