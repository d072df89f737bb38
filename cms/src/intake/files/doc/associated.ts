/** What an old Word document says of files beside it: its template, data that are merged into it, frames. */
import { fail } from '../fail';
import { STRUCTURES, UNCERTAIN, structure } from './header';

/** Which of the texts about a document says what (MS-DOC, 2.9.273). */
const [TEMPLATE, MERGED, MERGED_HEADER] = [1, 8, 9];

/** A list of texts of letters of two bytes, each with its length in front. */
const textsIn = (list: Buffer): string[] => {
  if (list.length === 0) return [];
  if (list.length < 6 || list.readUInt16LE(0) !== 0xffff || list.readUInt16LE(4) !== 0)
    return fail(`its template ${UNCERTAIN}`);
  let at = 6;
  return Array.from({ length: list.readUInt16LE(2) }, () => {
    const end = at + 2 + list.readUInt16LE(at) * 2;
    if (end > list.length) return fail(`its template ${UNCERTAIN}`);
    const text = list.toString('utf16le', at + 2, end);
    at = end;
    return text;
  });
};

/** The records of frames have styles of lists among them, which are nothing of the kind. */
const STYLES_OF_LISTS = 6;

const hasFrames = (records: Buffer): boolean => {
  for (let at = 0; at < records.length;) {
    if (at + 8 > records.length || records.readUInt32LE(at + 4) !== STYLES_OF_LISTS) return true;
    const length = records.readUInt32LE(at);
    if (length < 8 || at + length > records.length) return true;
    at += length;
  }
  return false;
};

/**
 * The template of a document, as its author's Word knew it; empty when it has none.
 *
 * @throws Error in English for a document with merged data, with frames or names of other files.
 */
export const templateOf = (main: Buffer, table: Buffer): string => {
  const texts = textsIn(structure(main, table, STRUCTURES.associated));
  const { mergeState, mergeStateNew, mergeSource, fileNames, frames } = STRUCTURES;
  const isMerged = [mergeState, mergeStateNew, mergeSource].some(
    (pair) => structure(main, table, pair).length > 0,
  );
  if (isMerged || texts[MERGED] || texts[MERGED_HEADER]) fail('it has merged data');
  if (structure(main, table, fileNames).length > 0) fail('it loads parts from elsewhere');
  if (hasFrames(structure(main, table, frames))) fail('it loads parts from elsewhere');
  return texts[TEMPLATE] ?? '';
};
