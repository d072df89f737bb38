/** The header of the main stream of an old Word document, which says where its structures lie (MS-DOC, 2.5). */
import { fail } from '../fail';

const WORD_SIGNATURE = 0xa5ec;
const WORD_97 = 0x00c1;

const FLAGS = { encrypted: 0x0100, secondTable: 0x0200, obfuscated: 0x8000 };

/** Where the pairs of place and length begin, and how many of them Word 97 wrote; later ones wrote more. */
const PAIRS = 0x9a;
const COUNT = 0x98;
const LEAST_PAIRS = 0x5d;

/** Which pair tells of a structure in the table stream. */
export const STRUCTURES = {
  /** Texts about the document: its template, its author, where its merged data lie. */
  associated: 32,
  pieces: 33,
  mergeState: 44,
  fileNames: 72,
  frames: 99,
  mergeStateNew: 126,
  mergeSource: 127,
} as const;

/** What is said of a structure that readers might read in different ways. */
export const UNCERTAIN = 'cannot be read for certain, send it as PDF or DOCX';

const isSet = (header: Buffer, flag: number): boolean => (header.readUInt16LE(10) & flag) !== 0;

/**
 * Checks the header of the main stream, and says in which of the two tables the structures lie.
 *
 * @throws Error in English when it is no header of Word 97 or later, is encrypted, or there is a second document.
 */
export const tableOf = (main: Buffer): '0Table' | '1Table' => {
  if (main.length < 0x200 || main.readUInt16LE(0) !== WORD_SIGNATURE) fail('it is no Word document');
  if (main.readUInt16LE(2) < WORD_97 || main.readUInt16LE(32) !== 14 || main.readUInt16LE(62) !== 22)
    fail('it is from a Word before Word 97');
  if (main.readUInt16LE(COUNT) < LEAST_PAIRS) fail('it is from a Word before Word 97');
  if (isSet(main, FLAGS.encrypted) || isSet(main, FLAGS.obfuscated)) fail('it is encrypted');
  if (main.readUInt16LE(8) !== 0) fail('there is another document in it');
  return isSet(main, FLAGS.secondTable) ? '1Table' : '0Table';
};

/**
 * The bytes of the structure of which a pair tells; none where the document is older than the structure.
 *
 * @throws Error in English where it lies beyond the table.
 */
export const structure = (main: Buffer, table: Buffer, pair: number): Buffer => {
  if (pair >= main.readUInt16LE(COUNT)) return Buffer.alloc(0);
  const at = PAIRS + pair * 8;
  const [start, length] = [main.readUInt32LE(at), main.readUInt32LE(at + 4)];
  if (start + length > table.length) fail('it points beyond its end');
  return table.subarray(start, start + length);
};
