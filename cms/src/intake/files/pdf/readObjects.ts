/** Every object of a PDF, also those that later versions of it replaced and those that its table of contents does not name. */
import { PDFContext, PDFDict, type PDFObject } from '@cantoo/pdf-lib';

import { type IndirectObject, StrictParser } from './strictParser';
import { ValueCount } from './valueCount';

export interface PdfObjects {
  objects: IndirectObject[];
  /** What else stands between them: the dictionaries behind the tables of contents. */
  others: PDFObject[];
  /** Where the keyword `trailer` stands. */
  trailersAt: Set<number>;
  /** Where strings and the contents of streams stand in the file: start and end of each. */
  contents: number[];
  context: PDFContext;
  count: ValueCount;
}

const MAX_OBJECTS = 200_000;

/** The lines of a table: numbers, with `n` or `f` behind those of objects. */
const skipTable = (parser: StrictParser): void => {
  for (parser.skipBlanks(); parser.isAtDigit; parser.skipBlanks()) {
    parser.number();
    parser.number();
    parser.skipBlanks();
    if (!parser.takes('n')) parser.takes('f');
  }
};

const readTrailer = (parser: StrictParser): PDFDict => {
  const trailer = parser.parseObject();
  if (!(trailer instanceof PDFDict)) throw new Error('its table of contents is wrong');
  return trailer;
};

/**
 * Reads a file from its first byte to its last, by what stands there: nothing may stand between objects and tables but
 * blanks, comments, a second `endobj`, and the mark of a page's content that LibreOffice writes there.
 *
 * @param from where its first object may begin.
 * @throws Error in English for everything else.
 */
export const readObjects = (bytes: Buffer, from = 0): PdfObjects => {
  const context = PDFContext.create();
  const count = new ValueCount();
  const parser = new StrictParser(bytes, context, count);
  parser.goTo(from);
  const [objects, others]: [IndirectObject[], PDFObject[]] = [[], []];
  const trailersAt = new Set<number>();
  for (parser.skipBlanks(); !parser.isAtEnd; parser.skipBlanks()) {
    const at = parser.offset;
    if (parser.isAtDigit) objects.push(parser.indirectObject());
    else if (parser.takes('xref')) skipTable(parser);
    else if (parser.takes('trailer')) {
      trailersAt.add(at);
      others.push(readTrailer(parser));
    } else if (parser.takes('startxref')) parser.number();
    else if (parser.isAtName) others.push(parser.mark());
    else if (!parser.takes('endobj')) throw new Error('there is something between its objects');
    if (objects.length > MAX_OBJECTS) throw new Error('it has too many objects');
  }
  return { objects, others, trailersAt, contents: parser.contents, context, count };
};
