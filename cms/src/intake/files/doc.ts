import { endsAsZip } from './archives';
import { templateOf } from './doc/associated';
import { type Entry, STORAGE, STREAM, readCompound } from './doc/compound';
import { checkFields } from './doc/fieldMarks';
import { tableOf } from './doc/header';
import { checkLinks } from './doc/hyperlinks';
import { checkDrawings, checkPictures } from './doc/pictures';
import { textOf } from './doc/wordText';
import { fail } from './fail';
import { withoutUnseen } from './links';
import { holdsProgram } from './programs';

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

/** Shares in each of their spellings, and addresses; a path begins with a disk, or with the one slash of another system. */
const isElsewhere = (template: string): boolean =>
  /\p{Cc}/u.test(template) ||
  /^\s*(?![a-z]:)[a-z][a-z0-9+.-]+:/i.test(template) ||
  /^\\|[\\/]{2}|:\/\//.test(withoutUnseen(template));

/** In front of each link without a scheme. */
const LINK_BASE = '_PID_LINKBASE';

const hasLinkBase = (bytes: Buffer): boolean =>
  [LINK_BASE, Buffer.from(LINK_BASE, 'utf16le')].some((name) => bytes.includes(name));

/** Where there is no stream for data, the main one has them. */
const checkDrawn = (streams: Map<string, Buffer>, table: Buffer): void => {
  const all = [...streams.values()];
  const data = ['Data', 'WordDocument'].flatMap((name) => streams.get(name) ?? []);
  checkPictures(data, all);
  for (const bytes of all) checkLinks(bytes, checkDrawings(bytes, bytes === table));
};

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
  checkFields(textOf(main, table), main, table);
  if (isElsewhere(templateOf(main, table))) fail('it loads parts from elsewhere');
  checkDrawn(streams, table);
  if ([...streams.values()].some(hasLinkBase)) fail('it loads parts from elsewhere');
  if (holdsProgram(bytes)) fail('it has macros or objects');
  if (endsAsZip(bytes)) fail('an archive hangs behind it');
  if (bytes.subarray(0, 2048).includes('%PDF-')) fail('there is another document in it');
};
