/** The text of an old Word document with the instructions of its fields, put together from its pieces (MS-DOC, 2.4.1). */
import { fail } from '../fail';
import { STRUCTURES, UNCERTAIN, structure } from './header';

/** The list of pieces, behind properties that do not matter here. */
const pieceList = (pieces: Buffer): Buffer => {
  let at = 0;
  while (pieces[at] === 1) at += 3 + pieces.readUInt16LE(at + 1);
  if (pieces[at] !== 2) fail('its text is in no order');
  const length = pieces.readUInt32LE(at + 1);
  const list = pieces.subarray(at + 5, at + 5 + length);
  return list.length === length && length % 12 === 4 ? list : fail('its text is in no order');
};

/** Letters of one byte, whose place is written doubled. */
const PACKED = 0x40000000;
/** A bit that is zero, which some readers pass over and others take for a part of the place. */
const RESERVED = 0x80000000;

/**
 * The text of all parts, notes and headers among them. Its letters are numbered as the document numbers them.
 *
 * @throws Error in English where its pieces are malformed.
 */
export const textOf = (main: Buffer, table: Buffer): string => {
  const list = pieceList(structure(main, table, STRUCTURES.pieces));
  const count = (list.length - 4) / 12;
  const texts: string[] = [];
  let total = 0;
  if (list.readUInt32LE(0) !== 0) fail('its text is in no order');
  for (let index = 0; index < count; index += 1) {
    const length = list.readUInt32LE(index * 4 + 4) - list.readUInt32LE(index * 4);
    const place = list.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    if (place >= RESERVED) fail(`its text ${UNCERTAIN}`);
    const isPacked = place >= PACKED;
    const start = isPacked ? (place - PACKED) / 2 : place;
    const end = start + length * (isPacked ? 1 : 2);
    total += length;
    // Pieces may lie over one another: together they are no longer than the file.
    if (length < 0 || end > main.length || total > main.length) fail('it points beyond its end');
    if (!Number.isInteger(start)) fail(`its text ${UNCERTAIN}`);
    texts.push(main.toString(isPacked ? 'latin1' : 'utf16le', start, end));
  }
  return texts.join('');
};
