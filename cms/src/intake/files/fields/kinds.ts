/** The kinds of fields by their numbers, as old Word documents keep them beside the text (MS-DOC, 2.9.90, `flt`). */
import { isTakenField, nameOf } from './instructions';

/** Not recognized, and perhaps the name of a bookmark: only the text says what it is. */
const UNKNOWN = new Set([0, 1, 2]);

const NAMES: Record<number, string> = {
  ...{ 3: 'REF', 4: 'XE', 5: 'NOTEREF', 6: 'SET', 7: 'IF', 8: 'INDEX', 9: 'TC', 10: 'STYLEREF', 12: 'SEQ' },
  ...{ 13: 'TOC', 14: 'INFO', 15: 'TITLE', 16: 'SUBJECT', 17: 'AUTHOR', 18: 'KEYWORDS', 19: 'COMMENTS' },
  ...{ 20: 'LASTSAVEDBY', 21: 'CREATEDATE', 22: 'SAVEDATE', 23: 'PRINTDATE', 24: 'REVNUM', 25: 'EDITTIME' },
  ...{ 26: 'NUMPAGES', 27: 'NUMWORDS', 28: 'NUMCHARS', 29: 'FILENAME', 30: 'TEMPLATE', 31: 'DATE' },
  ...{ 32: 'TIME', 33: 'PAGE', 34: '=', 35: 'QUOTE', 37: 'PAGEREF', 38: 'ASK', 39: 'FILLIN', 41: 'NEXT' },
  ...{ 42: 'NEXTIF', 43: 'SKIPIF', 44: 'MERGEREC', 49: 'EQ', 50: 'GOTOBUTTON', 51: 'MACROBUTTON' },
  ...{ 52: 'AUTONUMOUT', 53: 'AUTONUMLGL', 54: 'AUTONUM', 57: 'SYMBOL', 59: 'MERGEFIELD', 60: 'USERNAME' },
  ...{ 61: 'USERINITIALS', 62: 'USERADDRESS', 63: 'BARCODE', 64: 'DOCVARIABLE', 65: 'SECTION' },
  ...{ 66: 'SECTIONPAGES', 69: 'FILESIZE', 70: 'FORMTEXT', 71: 'FORMCHECKBOX', 72: 'NOTEREF', 73: 'TOA' },
  ...{ 74: 'TA', 75: 'MERGESEQ', 77: 'PRIVATE', 79: 'AUTOTEXT', 80: 'COMPARE', 81: 'ADDIN' },
  ...{ 83: 'FORMDROPDOWN', 84: 'ADVANCE', 85: 'DOCPROPERTY', 88: 'HYPERLINK', 89: 'AUTOTEXTLIST' },
  ...{ 90: 'LISTNUM', 92: 'BIDIOUTLINE', 93: 'ADDRESSBLOCK', 94: 'GREETINGLINE', 95: 'SHAPE' },
};

/** Those whose instruction is judged by what it says behind the name. */
const JUDGED = new Set(['HYPERLINK', 'MACROBUTTON']);

/**
 * Whether a field may be of this kind: one that a document may have whatever its instruction says, or the one of which
 * the instruction itself says that it is.
 *
 * @param instruction what follows where the field begins, up to the next mark.
 */
export const isTakenKind = (kind: number, instruction: string): boolean => {
  if (UNKNOWN.has(kind)) return true;
  const name = NAMES[kind];
  if (name === undefined) return false;
  return JUDGED.has(name) ? nameOf(instruction.trim()) === name : isTakenField(name);
};
