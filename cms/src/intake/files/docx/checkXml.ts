/** What the XML of a Word document may say. */
import { isTakenLink } from '../links';
import { WordFields, isWord } from './wordFields';
import { type Tag, attributesOf, readXml } from './xml';

const ACTIVE = 'it has active parts';

/** Objects of other programs, parts that are put in from files, data and pages that are fetched, macros of fields. */
const FORBIDDEN = new Set([
  ...[
    'OLEObject',
    'altChunk',
    'subDoc',
    'mailMerge',
    'saveThroughXslt',
    'entryMacro',
    'exitMacro',
    'webVideoPr',
  ],
  ...['audioFile', 'videoFile', 'wavAudioFile', 'quickTimeFile', 'externalData', 'foreignObject', 'oleObj'],
]);
/** Plain words, which a customer's own XML may have as well. */
const FORBIDDEN_IN_WORD = new Set(['object', 'control', 'frameset', 'frame', 'sourceFileName']);
/** A whole document as text, from which Word fills a control with formatted text when the document is opened. */
const PACKAGE = /schemas\.microsoft\.com\/office\/2006\/xmlPackage/i;
const LETTERS = 'schemas.microsoft.com/office/2006/xmlPackage'.length;

const checkData = (text: string): void => {
  if (text.length >= LETTERS && PACKAGE.test(text)) throw new Error('there is another document in it');
};

const ACTIVE_ACTION = /^ppaction:\/\/(program|macro|ole)/i;
const VML = 'urn:schemas-microsoft-com:vml';
const SVG = 'http://www.w3.org/2000/svg';

const fail = (why: string): never => {
  throw new Error(why);
};

/** Old drawings may name their pictures and links themselves. */
const checkVml = (tag: Tag): void => {
  for (const { local, value } of attributesOf(tag)) {
    if (local === 'src' && value !== '') fail('it loads parts from elsewhere');
    if ((local === 'href' || local === 'althref') && !isTakenLink(value))
      fail('it loads parts from elsewhere');
  }
};

const checkSvg = (tag: Tag): void => {
  if (['script', 'handler', 'listener', 'iframe', 'set', 'animate'].includes(tag.local)) fail(ACTIVE);
  for (const { local, value } of attributesOf(tag)) {
    if (/^on/i.test(local)) fail(ACTIVE);
    const isInside = /^(#|data:image\/(png|jpe?g|gif);)/i.test(value);
    if (local === 'href' && tag.local !== 'a' && !isInside) fail('it loads parts from elsewhere');
    if (local === 'href' && tag.local === 'a' && !isTakenLink(value)) fail(ACTIVE);
  }
};

const checkTag = (tag: Tag): void => {
  if (FORBIDDEN.has(tag.local) || (isWord(tag) && FORBIDDEN_IN_WORD.has(tag.local))) fail(ACTIVE);
  if (tag.uri === VML) checkVml(tag);
  if (tag.uri === SVG) checkSvg(tag);
  for (const { local, value } of attributesOf(tag)) {
    checkData(value);
    if (local === 'action' && ACTIVE_ACTION.test(value)) fail(ACTIVE);
    if (local === 'manifestLocation' && value !== '') fail('it loads parts from elsewhere');
  }
};

/**
 * Checks a part.
 *
 * @returns its outermost element.
 * @throws Error in English where it is no plain XML, and where something in it runs, fetches or holds another document.
 */
export const checkXml = (bytes: Buffer): { local: string; isWord: boolean } => {
  const fields = new WordFields();
  /** The end of the text so far: what it says may stand in several pieces. */
  let before = '';
  let root: { local: string; isWord: boolean } | undefined;
  readXml(bytes, {
    open: (tag) => {
      root ??= { local: tag.local, isWord: isWord(tag) };
      checkTag(tag);
      fields.open(tag);
    },
    close: () => fields.close(),
    text: (text) => {
      const joined = before + text;
      checkData(joined);
      before = joined.slice(1 - LETTERS);
      fields.text(text);
    },
  });
  return root ?? fail('a part is no plain XML');
};
