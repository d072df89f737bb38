/** What the XML of a Word document may say. */
import { fail } from '../fail';
import { checkAddresses } from './addresses';
import { FieldData } from './fieldData';
import { SVG, checkStyles, checkSvg } from './svg';
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
/** Commands and keys that start macros. */
const COMMANDS = 'http://schemas.microsoft.com/office/word/2006/wordml';
const XHTML = 'http://www.w3.org/1999/xhtml';
const ACTIVE_HTML = /^(?:script|iframe|frame|object|embed|applet|base|link|img)$/i;
/** They are Word's own. Elsewhere, a reader of an earlier Word takes them for such. */
const INSTRUCTIONS = new Set(['fldChar', 'fldSimple', 'instrText', 'delInstrText']);
/** In front of each link without a scheme, and the form that Word opens beside a document. */
const LEADING = new Set(['HyperlinkBase', 'xsnLocation']);
/** Elements in one another, and sheets of styles: programs write a few dozen. */
const [DEEPEST, MOST_SHEETS] = [1_000, 1_000];
const LINK_BASE_PROPERTY = /^_PID_LINKBASE$/i;

const checkTag = (tag: Tag): void => {
  if (FORBIDDEN.has(tag.local) || (isWord(tag) && FORBIDDEN_IN_WORD.has(tag.local))) fail(ACTIVE);
  if (tag.uri === COMMANDS || (tag.uri === XHTML && ACTIVE_HTML.test(tag.local))) fail(ACTIVE);
  if (INSTRUCTIONS.has(tag.local) && !isWord(tag)) fail('it has a field that runs or fetches something');
  checkAddresses(tag);
  for (const { local, value } of attributesOf(tag)) {
    checkData(value);
    if (local === 'action' && ACTIVE_ACTION.test(value)) fail(ACTIVE);
    if (local === 'name' && LINK_BASE_PROPERTY.test(value)) fail('it loads parts from elsewhere');
    if (local === 'manifestLocation' && value !== '') fail('it loads parts from elsewhere');
  }
};

/**
 * Checks a part.
 *
 * @param isDrawing whether it is a picture in SVG.
 * @returns its outermost element.
 * @throws Error in English where it is no plain XML, and where something in it runs, fetches or holds another document.
 */
export const checkXml = (bytes: Buffer, isDrawing = false): { local: string; isWord: boolean } => {
  const fields = new WordFields();
  const data = new FieldData();
  /** The end of the text so far: what it says may stand in several pieces. */
  let before = '';
  const within: Tag[] = [];
  /** What a sheet of styles says, in pieces; its elements in one another are one. */
  let sheets = 0;
  let counted = 0;
  const styles: string[] = [];
  const isSheet = (tag: Tag): boolean => tag.local === 'style' && (isDrawing || tag.uri === SVG);
  let root: { local: string; isWord: boolean } | undefined;
  readXml(bytes, {
    open: (tag) => {
      root ??= { local: tag.local, isWord: isWord(tag) };
      checkTag(tag);
      if (isDrawing && within.length === 0 && tag.uri !== SVG) fail('a picture is none');
      if (isDrawing || tag.uri === SVG) checkSvg(tag);
      within.push(tag);
      if (within.length > DEEPEST) fail('it is nested too deeply');
      if (isSheet(tag)) {
        sheets += 1;
        counted += 1;
        if (counted > MOST_SHEETS) fail('it has too many parts');
      }
      fields.open(tag);
      data.open(tag);
    },
    close: () => {
      const tag = within.pop();
      if (tag && isSheet(tag)) {
        sheets -= 1;
        if (sheets === 0) checkStyles(styles.splice(0).join(''));
      }
      fields.close();
      data.close();
    },
    text: (text) => {
      const joined = before + text;
      checkData(joined);
      before = joined.slice(1 - LETTERS);
      const tag = within.at(-1);
      if (tag && LEADING.has(tag.local) && text.trim() !== '') fail('it loads parts from elsewhere');
      if (sheets > 0) styles.push(text);
      fields.text(text);
      data.text(text);
    },
  });
  return root ?? fail('a part is no plain XML');
};
