/** Every object of a PDF, also those that later versions of it replaced and those that its table of contents does not name. */
import { PDFContext, PDFDict } from '@cantoo/pdf-lib';

import { type IndirectObject, StrictParser } from './strictParser';
import { ValueCount } from './valueCount';

export interface PdfObjects {
  objects: IndirectObject[];
  /** The dictionaries behind the tables of contents. */
  trailers: PDFDict[];
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
 * blanks and comments.
 *
 * @throws Error in English for everything else.
 */
export const readObjects = (bytes: Buffer): PdfObjects => {
  const context = PDFContext.create();
  const count = new ValueCount();
  const parser = new StrictParser(bytes, context, count);
  const [objects, trailers]: [IndirectObject[], PDFDict[]] = [[], []];
  for (parser.skipBlanks(); !parser.isAtEnd; parser.skipBlanks()) {
    if (parser.isAtDigit) objects.push(parser.indirectObject());
    else if (parser.takes('xref')) skipTable(parser);
    else if (parser.takes('trailer')) trailers.push(readTrailer(parser));
    else if (parser.takes('startxref')) parser.number();
    else throw new Error('there is something between its objects');
    if (objects.length > MAX_OBJECTS) throw new Error('it has too many objects');
  }
  return { objects, trailers, contents: parser.contents, context, count };
};
