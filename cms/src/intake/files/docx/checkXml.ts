/** What the XML of a Word document may say. */
import { FieldReader, isTakenField } from '../fields';
import { isTakenLink } from '../links';
import { type Tag, attribute, attributesOf, readXml } from './xml';

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
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
/** Plain words, which a customer's own XML may have as well. */
const FORBIDDEN_IN_WORD = new Set(['object', 'control', 'frameset', 'frame', 'sourceFileName']);
const VML = 'urn:schemas-microsoft-com:vml';
const SVG = 'http://www.w3.org/2000/svg';
const TEXTS = new Set(['t', 'delText', 'instrText', 'delInstrText']);

const fail = (why: string): never => {
  throw new Error(why);
};

const isWord = (tag: Tag): boolean => WORD.has(tag.uri);

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
  if (/^ppaction:\/\/(program|macro|ole)/i.test(attribute(tag, 'action'))) fail(ACTIVE);
  if (attribute(tag, 'manifestLocation') !== '') fail('it loads parts from elsewhere');
  if (isWord(tag) && tag.local === 'fldSimple' && !isTakenField(attribute(tag, 'instr')))
    fail('it has a field that runs or fetches something');
};

const readField = (fields: FieldReader, tag: Tag): void => {
  const kind = attribute(tag, 'fldCharType');
  if (kind === 'begin') fields.begin();
  if (kind === 'separate') fields.separate();
  if (kind === 'end') fields.end();
};

/**
 * Checks a part.
 *
 * @returns its outermost element.
 * @throws Error in English where it is no plain XML, and where something in it runs, fetches or holds another document.
 */
export const checkXml = (bytes: Buffer): { local: string; isWord: boolean } => {
  const fields = new FieldReader();
  let root: { local: string; isWord: boolean } | undefined;
  let isText = false;
  readXml(bytes, {
    open: (tag) => {
      root ??= { local: tag.local, isWord: isWord(tag) };
      checkTag(tag);
      if (isWord(tag) && tag.local === 'fldChar') readField(fields, tag);
      if (isWord(tag) && TEXTS.has(tag.local)) isText = true;
    },
    close: () => {
      isText = false;
    },
    text: (text) => {
      if (isText) fields.add(text);
    },
  });
  fields.finish();
  return root ?? fail('a part is no plain XML');
};
