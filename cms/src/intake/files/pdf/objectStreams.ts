/** Modern files keep most of their objects packed, several in one stream. */
import {
  PDFArray,
  type PDFContext,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

import { fail } from '../fail';
import { type Resolve, filtersOf, hasParameters } from './filters';
import { textOf } from './names';
import { StrictParser } from './strictParser';
import type { Unpacker } from './unpack';
import type { ValueCount } from './valueCount';

const MAX_OBJECTS = 10_000;

/** Bytes between the content of a stream and its end: the end of a line. */
const MAX_END = 2;

const valueOf = ({ dict }: PDFRawStream, key: string): PDFObject | undefined => dict.get(PDFName.of(key));

/** What a stream of objects has to say itself: where that stands elsewhere, one reader finds it and another does not. */
const OWN = ['Type', 'N', 'First', 'Filter', 'DecodeParms', 'DP'];

const isReference = (value: PDFObject | undefined): boolean =>
  value instanceof PDFRef || (value instanceof PDFArray && value.asArray().some(isReference));

/** What makes a stream one of objects. Readers that are led to it need no more than one of them. */
const marksOf = (stream: PDFRawStream): string[] => {
  const type = valueOf(stream, 'Type');
  if (isReference(type)) fail('a stream says elsewhere what it is');
  const isNamed = type instanceof PDFName && textOf(type) === 'ObjStm';
  return [
    ...(isNamed ? ['Type'] : []),
    ...['N', 'First'].filter((key) => valueOf(stream, key) !== undefined),
  ];
};

/**
 * Whether a stream holds objects for any reader.
 *
 * @throws Error in English where it does not say so itself.
 */
export const isObjectStream = (stream: PDFRawStream): boolean => marksOf(stream).length > 0;

/** Whether it may be a profile of colours, as far as its keys say. */
export const mayBeProfile = (stream: PDFRawStream): boolean =>
  marksOf(stream).join() === 'N' &&
  valueOf(stream, 'Type') === undefined &&
  !isReference(valueOf(stream, 'Filter'));

const numberOf = (stream: PDFRawStream, key: string): number => {
  const value = valueOf(stream, key);
  const number = value instanceof PDFNumber ? value.asNumber() : -1;
  return Number.isSafeInteger(number) && number >= 0 ? number : fail('its packed objects are wrong');
};

/** Where another reader would end the stream elsewhere, it would find other objects in it. */
const checkLength = (stream: PDFRawStream, resolve: Resolve): void => {
  const length = resolve(valueOf(stream, 'Length'));
  const content = stream.getContents();
  const said = length instanceof PDFNumber ? length.asNumber() : -1;
  const rest = Number.isSafeInteger(said) && said >= 0 ? Buffer.from(content.subarray(said)) : undefined;
  if (!rest || said > content.length || rest.length > MAX_END || /[^\r\n]/.test(rest.toString('latin1')))
    fail('its packed objects are wrong');
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
    // No reader looks for a stream here.
    if (object instanceof PDFRawStream) fail('its packed objects are wrong');
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
  if (OWN.some((key) => isReference(valueOf(stream, key)))) fail('its objects are packed in an unusual way');
  checkLength(stream, tools.resolve);
  const [length, first] = [numberOf(stream, 'N'), numberOf(stream, 'First')];
  if (length > MAX_OBJECTS) fail('it has too many objects');
  const parser = new StrictParser(unpack(stream, tools.resolve, tools.unpacker), tools.context, tools.count);
  const listed: Listed[] = [];
  while (listed.length < length) listed.push({ number: parser.number(), at: first + parser.number() });
  const end = parser.offset;
  parser.skipBlanks();
  // Objects that begin within the list, or something between it and them.
  if (length > 0 && (first < end || first > parser.offset)) fail('its packed objects are wrong');
  const placed = readPlaced(parser, first);
  return listed.map(({ number, at }) => ({
    number,
    object: placed.get(at) ?? fail('its packed objects are wrong'),
  }));
};
