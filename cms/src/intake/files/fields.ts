/** Fields of Word: what they may do. Most only show something of the document; others run or fetch. */
import { isTakenLink } from './links';

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
]);

/** The one 'macro' that is none: Word's templates have it where something is to be filled in. */
const NO_MACRO = /^MACROBUTTON\s+"?NoMacro"?(\s|$)/i;

/** Where a link leads: the first argument that is no switch with its own argument. */
const targetOf = (instruction: string): string => {
  const rest = instruction.replace(/^HYPERLINK/i, '').replace(/\\[lot]\s*(?:"[^"]*"|\S+)|\\[mnhs]\b/gi, ' ');
  const quoted = /["\u201c]([^"\u201d]*)["\u201d]?/.exec(rest)?.[1];
  return (quoted ?? rest).trim();
};

/**
 * Whether a document may have a field with this instruction, ` HYPERLINK "https://example.com" \h `. An empty one does
 * nothing.
 */
export const isTakenField = (instruction: string): boolean => {
  const text = instruction.trim();
  if (text === '') return true;
  const name = (/^(=|[^\s\\"=]+)/.exec(text)?.[1] ?? '').toUpperCase();
  // A word of the document stands for its reference.
  if (!TAKEN.has(name)) return false;
  if (name === 'MACROBUTTON') return NO_MACRO.test(text);
  return name !== 'HYPERLINK' || /^HYPERLINK\s*$/i.test(text) || isTakenLink(targetOf(text));
};

interface Open {
  instruction: string;
  isInInstruction: boolean;
}

/** Puts the instructions of fields together that are spread over many pieces, one inside the other. */
export class FieldReader {
  private readonly open: Open[] = [];

  /** A field begins. @throws Error in English where it would make the name of another field. */
  begin(): void {
    const outer = this.open.at(-1);
    if (outer?.isInInstruction && outer.instruction.trim() === '') this.fail();
    this.open.push({ instruction: '', isInInstruction: true });
  }

  /** A piece of an instruction or of text, which is an instruction until the field's result begins. */
  add(text: string): void {
    for (const field of this.open) if (field.isInInstruction) field.instruction += text;
  }

  /** The instruction is complete. @throws Error in English when it is none that is taken. */
  separate(): void {
    const field = this.open.at(-1);
    if (!field) return;
    field.isInInstruction = false;
    if (!isTakenField(field.instruction)) this.fail();
  }

  /** The field ends. @throws as {@link separate}. */
  end(): void {
    if (this.open.at(-1)?.isInInstruction) this.separate();
    this.open.pop();
  }

  /** The document ends. @throws as {@link separate}, for fields that do not end. */
  finish(): void {
    while (this.open.length > 0) this.end();
  }

  private fail(): never {
    throw new Error('it has a field that runs or fetches something');
  }
}
