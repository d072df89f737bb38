/** Modern files keep most of their objects packed, several in one stream. */
import { type PDFContext, PDFName, PDFNumber, type PDFObject, type PDFRawStream } from '@cantoo/pdf-lib';

import { type Resolve, filtersOf, hasParameters } from './filters';
import { textOf } from './names';
import { StrictParser } from './strictParser';
import type { Unpacker } from './unpack';
import type { ValueCount } from './valueCount';

const MAX_OBJECTS = 10_000;

const fail = (why: string): never => {
  throw new Error(why);
};

const valueOf = ({ dict }: PDFRawStream, key: string): PDFObject | undefined => dict.get(PDFName.of(key));

/** A reader that is led here needs no type, but both of these numbers. */
export const isObjectStream = (stream: PDFRawStream): boolean => {
  const type = valueOf(stream, 'Type');
  const hasNumbers = valueOf(stream, 'N') !== undefined && valueOf(stream, 'First') !== undefined;
  return hasNumbers || (type instanceof PDFName && textOf(type) === 'ObjStm');
};

const numberOf = (stream: PDFRawStream, key: string): number => {
  const value = valueOf(stream, key);
  const number = value instanceof PDFNumber ? value.asNumber() : -1;
  return Number.isSafeInteger(number) && number >= 0 ? number : fail('its packed objects are wrong');
};

const unpack = (stream: PDFRawStream, resolve: Resolve, unpacker: Unpacker): Buffer => {
  const filters = filtersOf(stream, resolve);
  const isPlain = filters.length === 0 || (filters.length === 1 && filters[0] === 'FlateDecode');
  if (!isPlain || hasParameters(stream)) return fail('its objects are packed in an unusual way');
  const bytes = Buffer.from(stream.getContents());
  if (filters.length === 0) return bytes;
  return unpacker.inflate(bytes) ?? fail('its packed objects are wrong');
};

interface Listed {
  number: number;
  at: number;
}

export interface ObjectStreamTools {
  resolve: Resolve;
  unpacker: Unpacker;
  context: PDFContext;
  count: ValueCount;
}

/** All objects by where they begin, and by where the blanks before them do. */
const readPlaced = (parser: StrictParser, first: number): Map<number, PDFObject> => {
  const placed = new Map<number, PDFObject>();
  parser.goTo(first);
  for (;;) {
    const end = parser.offset;
    parser.skipBlanks();
    if (parser.isAtEnd) return placed;
    const start = parser.offset;
    const object = parser.parseObject();
    placed.set(end, object).set(start, object);
  }
};

/**
 * The objects in a stream, with their numbers. Nothing may stand between them, and each has to begin where the list in
 * front says.
 *
 * @throws Error in English when it is not so.
 */
export const readObjectStream = (
  stream: PDFRawStream,
  tools: ObjectStreamTools,
): { number: number; object: PDFObject }[] => {
  const [length, first] = [numberOf(stream, 'N'), numberOf(stream, 'First')];
  if (length > MAX_OBJECTS) fail('it has too many objects');
  const parser = new StrictParser(unpack(stream, tools.resolve, tools.unpacker), tools.context, tools.count);
  const listed: Listed[] = [];
  while (listed.length < length) listed.push({ number: parser.number(), at: first + parser.number() });
  const placed = readPlaced(parser, first);
  return listed.map(({ number, at }) => ({
    number,
    object: placed.get(at) ?? fail('its packed objects are wrong'),
  }));
};
