import { endsAsZip } from './archives';
import { type Entry, STORAGE, STREAM, readCompound } from './doc/compound';
import { hasLinkedPicture, tableOf, templateOf, textOf } from './doc/wordText';
import { FieldReader } from './fields/fieldReader';
import { LONGEST_INSTRUCTION } from './fields/instructions';
import { withoutUnseen } from './links';
import { holdsProgram } from './programs';

const fail = (why: string): never => {
  throw new Error(why);
};

/** The streams of a plain document. */
const TAKEN = new Set([
  ...['WordDocument', '0Table', '1Table', 'Data', '\u0001CompObj', '\u0001Ole'],
  ...['\u0005SummaryInformation', '\u0005DocumentSummaryInformation'],
]);

/** Word's own class, and none: another one would be loaded in place of Word. */
const TAKEN_CLASSES = new Set(['0609020000000000c000000000000046', '0'.repeat(32)]);

/** XML that programs keep beside the text, in folders with names of their own. */
const isXmlStore = ({ name, kind, children }: Entry): boolean =>
  name === 'MsoDataStore' &&
  kind === STORAGE &&
  children.every(
    (folder) =>
      folder.kind === STORAGE &&
      folder.children.every((each) => each.kind === STREAM && ['Item', 'Properties'].includes(each.name)),
  );

/** Word makes the folder of objects also where there are none. */
const isEmptyPool = ({ name, kind, children }: Entry): boolean =>
  name === 'ObjectPool' && kind === STORAGE && children.length === 0;

/** The stream that says of an object to what it is linked: with its flag unset, to nothing. */
const isLinked = ({ name, content }: Entry): boolean =>
  name === '\u0001Ole' && (content.length < 8 || content.length > 64 || (content.readUInt32LE(4) & 1) !== 0);

const checkEntries = (root: Entry): Map<string, Buffer> => {
  if (!TAKEN_CLASSES.has(root.classId)) fail('it is no Word document');
  const streams = new Map<string, Buffer>();
  for (const entry of root.children) {
    if (isXmlStore(entry) || isEmptyPool(entry)) continue;
    if (entry.kind !== STREAM || !TAKEN.has(entry.name) || isLinked(entry)) fail('it has macros or objects');
    streams.set(entry.name, entry.content);
  }
  return streams;
};

const [BEGIN, SEPARATE, END] = [0x13, 0x14, 0x15];
/** The first thirty-two. Those from 0x7f on are letters of Windows in what is read as Latin 1. */
const CONTROLS = /[^\P{Cc}\u007f-\u009f]/gu;

/** Fields lie in the text, between three control characters. @throws Error in English for those that run or fetch. */
const checkFields = (text: string): void => {
  const fields = new FieldReader();
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = at < text.length ? text.charCodeAt(at) : END;
    if (letter < BEGIN || letter > END) continue;
    // One letter more than is taken, and no more: all of it may be ten million.
    if (fields.isInInstruction)
      fields.add(text.slice(from, Math.min(at, from + LONGEST_INSTRUCTION + 1)).replace(CONTROLS, ' '));
    if (letter === BEGIN) fields.begin();
    else if (letter === SEPARATE) fields.separate();
    else fields.end();
    from = at + 1;
  }
  fields.finish();
};

/** Shares in each of their spellings, and addresses; a path begins with a disk, or with the one slash of another system. */
const isElsewhere = (template: string): boolean =>
  /\p{Cc}/u.test(template) ||
  /^\s*(?![a-z]:)[a-z][a-z0-9+.-]+:/i.test(template) ||
  /^\\|[\\/]{2}|:\/\//.test(withoutUnseen(template));

/** In front of each link without a scheme. */
const LINK_BASE = '_PID_LINKBASE';

const hasLinkBase = (bytes: Buffer): boolean =>
  [LINK_BASE, Buffer.from(LINK_BASE, 'utf16le')].some((name) => bytes.includes(name));

/**
 * Checks that a file is a document of Word 97 to 2003 without macros, objects, encryption, fields that run or fetch,
 * linked pictures and a template from elsewhere.
 *
 * @throws Error in English with the reason when it is not.
 */
export const checkDoc = (bytes: Buffer): void => {
  const streams = checkEntries(readCompound(bytes));
  const main = streams.get('WordDocument') ?? fail('it is no Word document');
  const table = streams.get(tableOf(main)) ?? fail('it is no Word document');
  checkFields(textOf(main, table));
  if (isElsewhere(templateOf(main, table))) fail('it loads parts from elsewhere');
  if ([...streams.values()].some(hasLinkedPicture)) fail('it loads parts from elsewhere');
  if ([...streams.values()].some(hasLinkBase)) fail('it loads parts from elsewhere');
  if (holdsProgram(bytes)) fail('it has macros or objects');
  if (endsAsZip(bytes)) fail('an archive hangs behind it');
  if (bytes.subarray(0, 2048).includes('%PDF-')) fail('there is another document in it');
};
