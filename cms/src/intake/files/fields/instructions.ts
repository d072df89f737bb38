/** Fields of Word: what they may do. Most only show something of the document; others run or fetch. */
import { isTakenHyperlink } from './hyperlink';

const TAKEN = new Set([
  ...[
    'PAGE',
    'NUMPAGES',
    'SECTION',
    'SECTIONPAGES',
    'PAGEREF',
    'REF',
    'NOTEREF',
    'STYLEREF',
    'TOC',
    'TC',
    'TOA',
    'TA',
  ],
  ...[
    'XE',
    'INDEX',
    'SEQ',
    'LISTNUM',
    'AUTONUM',
    'AUTONUMLGL',
    'AUTONUMOUT',
    'BIBLIOGRAPHY',
    'CITATION',
    'ADDIN',
  ],
  ...[
    'DATE',
    'TIME',
    'CREATEDATE',
    'SAVEDATE',
    'PRINTDATE',
    'EDITTIME',
    'AUTHOR',
    'TITLE',
    'SUBJECT',
    'KEYWORDS',
  ],
  ...[
    'COMMENTS',
    'LASTSAVEDBY',
    'FILENAME',
    'FILESIZE',
    'NUMWORDS',
    'NUMCHARS',
    'REVNUM',
    'TEMPLATE',
    'INFO',
  ],
  ...['DOCPROPERTY', 'DOCVARIABLE', 'SYMBOL', 'EQ', 'ADVANCE', 'FORMTEXT', 'FORMCHECKBOX', 'FORMDROPDOWN'],
  ...[
    'MERGEFIELD',
    'IF',
    'COMPARE',
    'SET',
    '=',
    'SHAPE',
    'HYPERLINK',
    'USERNAME',
    'USERINITIALS',
    'MACROBUTTON',
  ],
  ...['PRIVATE', 'USERADDRESS', 'BARCODE', 'DISPLAYBARCODE', 'BIDIOUTLINE', 'GOTOBUTTON'],
  ...['NEXT', 'MERGESEQ', 'MERGEREC', 'ADDRESSBLOCK', 'GREETINGLINE'],
]);

/** The one 'macro' that is none: Word's templates have it where something is to be filled in. */
const NO_MACRO = /^MACROBUTTON\s+"?NoMacro"?(\s|$)/i;

/** Letters. Programs that keep references write hundreds of thousands of them into a field. */
export const LONGEST_INSTRUCTION = 1_000_000;

/** The name of a field, in capitals, of an instruction without blanks around it. */
export const nameOf = (text: string): string => (/^(=|[^\s\\"=]+)/.exec(text)?.[1] ?? '').toUpperCase();

/**
 * Whether a document may have a field with this instruction, ` HYPERLINK "https://example.com" \h `. An empty one does
 * nothing.
 */
export const isTakenField = (instruction: string): boolean => {
  const text = instruction.trim();
  if (text === '') return true;
  const name = nameOf(text);
  // A word of the document stands for its reference.
  if (!TAKEN.has(name)) return false;
  if (name === 'MACROBUTTON') return NO_MACRO.test(text);
  return name !== 'HYPERLINK' || isTakenHyperlink(text.slice('HYPERLINK'.length));
};

/**
 * Whether another field may stand in an instruction that begins like this: what that one says becomes part of it, and is
 * known to nobody before. It may make no name, no address and no macro.
 */
export const mayHoldField = (instruction: string): boolean => {
  const text = instruction.trim();
  const name = nameOf(text);
  if (name === 'MACROBUTTON') return NO_MACRO.test(text);
  return TAKEN.has(name) && name !== 'HYPERLINK';
};
