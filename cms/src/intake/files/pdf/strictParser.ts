/** The parser of pdf-lib, without its lenience where two readers would read two things, and without what grows faster than a file. */
import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

import { endOfString } from './strings';
import type { ValueCount } from './valueCount';

const LESS = 0x3c;
const GREATER = 0x3e;

const keyword = (word: string): number[] => [...Buffer.from(word, 'latin1')];

const OBJ = keyword('obj');
const ENDOBJ = keyword('endobj');
const STREAM = keyword('stream');
const LINE_ENDS = [' \r\n', '\r\n', '\r', '\n'].map(keyword);
const ENDSTREAM = Buffer.from('endstream');

/** Between the content of a stream and its end stands the end of a line. */
const MAX_BLANKS = 32;
/** Letters. The longest numbers of honest files have some thirty, names have less than 128. */
const MAX_NUMBER = 400;
const MAX_NAME = 4_000;
/** No name that acts fits into less, with the brackets. */
const SHORTEST_CONTENT = 8;

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;
const isBlank = (byte: number | undefined): boolean =>
  byte !== undefined && (byte === 0x20 || byte === 0 || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b));

const isNumeric = (byte: number | undefined): boolean =>
  isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e;
const DELIMITERS = new Set(keyword('()<>[]{}/%'));
const isOfName = (byte: number | undefined): boolean =>
  byte !== undefined && !isBlank(byte) && !DELIMITERS.has(byte);

const fail = (why: string): never => {
  throw new Error(why);
};

export interface IndirectObject {
  number: number;
  object: PDFObject;
  /** Where its keyword `obj` stands. */
  at: number;
}

/**
 * Reads objects one after the other.
 *
 * @throws Error in English where a dictionary has a key twice, and where something is malformed or too much.
 */
export class StrictParser extends PDFObjectParser {
  /**
   * Where strings and the contents of streams stand, start and end of each: what looks like a name there is none. Those
   * that are too short for one are left out.
   */
  readonly contents: number[] = [];
  private readonly buffer: Buffer;
  private readonly count: ValueCount;

  constructor(buffer: Buffer, context: PDFContext, count: ValueCount) {
    // pdf-lib does not give its stream of bytes by itself.
    super(PDFObjectParser.forBytes(buffer, context)['bytes'], context);
    this.buffer = buffer;
    this.count = count;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.count.value();
    return super.parseObject(ref);
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    this.bytes.assertNext(LESS);
    this.bytes.assertNext(LESS);
    this.skipWhitespaceAndComments();
    const entries = new Map<PDFName, PDFObject>();
    while (this.bytes.peek() !== GREATER) {
      const key = this.parseName();
      if (entries.has(key)) fail('a dictionary says the same thing twice');
      entries.set(key, this.parseObject(ref));
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(GREATER);
    this.bytes.assertNext(GREATER);
    return PDFDict.fromMapWithContext(entries, this.context);
  }

  protected override parseName(): PDFName {
    this.assertEnds(1, MAX_NAME, isOfName, 'a name is too long');
    const name = super.parseName();
    this.count.name(name);
    return name;
  }

  protected override parseRawNumber(): number {
    this.assertEnds(0, MAX_NUMBER, isNumeric, 'a number is too long');
    return super.parseRawNumber();
  }

  protected override parseRawInt(): number {
    this.assertEnds(0, MAX_NUMBER, isNumeric, 'a number is too long');
    return super.parseRawInt();
  }

  protected override parseString(): PDFString {
    const start = this.bytes.offset();
    return PDFString.of(this.between(start, endOfString(this.buffer, start)));
  }

  protected override parseHexString(): PDFHexString {
    const start = this.bytes.offset();
    return PDFHexString.of(this.between(start, this.buffer.indexOf(GREATER, start)));
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const dict = this.parseDict(ref);
    this.skipWhitespaceAndComments();
    if (!this.matchKeyword(STREAM)) return dict;
    LINE_ENDS.some((end) => this.matchKeyword(end));
    const start = this.bytes.offset();
    const end = this.endOfStream(start, dict.get(PDFName.of('Length')));
    this.addContent(start, end);
    return PDFRawStream.of(dict, this.buffer.subarray(start, end));
  }

  skipBlanks(): void {
    this.skipWhitespaceAndComments();
  }

  get isAtEnd(): boolean {
    return this.bytes.done();
  }

  get isAtDigit(): boolean {
    return isDigit(this.bytes.peek());
  }

  get offset(): number {
    return this.bytes.offset();
  }

  goTo(offset: number): void {
    this.bytes.moveTo(offset);
  }

  number(): number {
    this.skipWhitespaceAndComments();
    return this.parseRawInt();
  }

  /** Whether this word stands here; if so, it is passed. */
  takes(word: string): boolean {
    return this.matchKeyword(keyword(word));
  }

  /** An object with its number in front: `7 0 obj … endobj`. */
  indirectObject(): IndirectObject {
    const number = this.number();
    this.number();
    this.skipWhitespaceAndComments();
    const at = this.bytes.offset();
    if (!this.matchKeyword(OBJ)) fail('there is something between its objects');
    const object = this.parseObject();
    this.skipWhitespaceAndComments();
    // Some programs forget it; what follows has to be the next object then.
    this.matchKeyword(ENDOBJ);
    return { number, object, at };
  }

  /** Fails where more than `most` bytes of a kind follow: pdf-lib puts them together one by one. */
  private assertEnds(
    behind: number,
    most: number,
    isOne: (byte: number | undefined) => boolean,
    why: string,
  ): void {
    const start = this.bytes.offset() + behind;
    let at = start;
    while (at - start <= most && isOne(this.bytes.peekAt(at))) at += 1;
    if (at - start > most) fail(why);
  }

  /** What stands between two brackets; what follows them is read next. */
  private between(start: number, end: number): string {
    if (end < 0) fail('a string does not end');
    this.bytes.moveTo(end + 1);
    this.addContent(start, end + 1);
    return this.buffer.toString('latin1', start + 1, end);
  }

  private addContent(start: number, end: number): void {
    if (end - start > SHORTEST_CONTENT) this.contents.push(start, end);
  }

  /** Where the content of a stream ends: where its length says, or at the next keyword where that is wrong or another object. */
  private endOfStream(start: number, length: PDFObject | undefined): number {
    const said = length instanceof PDFNumber ? length.asNumber() : -1;
    const end = this.isEndOfStream(start, said) ? start + said : this.buffer.indexOf(ENDSTREAM, start);
    if (end < 0) fail('a stream does not end');
    this.bytes.moveTo(this.buffer.indexOf(ENDSTREAM, end) + ENDSTREAM.length);
    return end;
  }

  private isEndOfStream(start: number, length: number): boolean {
    if (!Number.isSafeInteger(length) || length < 0) return false;
    let at = start + length;
    while (at - start - length < MAX_BLANKS && isBlank(this.buffer[at])) at += 1;
    return this.buffer.subarray(at, at + ENDSTREAM.length).equals(ENDSTREAM);
  }
}
