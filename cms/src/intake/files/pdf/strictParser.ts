/** The parser of pdf-lib, without its lenience where two readers would read two things. */
import {
  type PDFContext,
  PDFDict,
  type PDFName,
  type PDFObject,
  PDFObjectParser,
  type PDFRef,
  PDFStream,
  type PDFString,
} from '@cantoo/pdf-lib';

const LESS = 0x3c;
const GREATER = 0x3e;

const keyword = (word: string): number[] => [...Buffer.from(word, 'latin1')];

const OBJ = keyword('obj');
const ENDOBJ = keyword('endobj');
const ENDSTREAM = Buffer.from('endstream');

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;

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
 * @throws Error in English where a dictionary has a key twice, and where something is malformed.
 */
export class StrictParser extends PDFObjectParser {
  /** Where strings and the contents of streams stand: what looks like a name there is none. */
  readonly contents: [start: number, end: number][] = [];
  private readonly buffer: Buffer;

  constructor(buffer: Buffer, context: PDFContext) {
    // pdf-lib does not give its stream of bytes by itself.
    super(PDFObjectParser.forBytes(buffer, context)['bytes'], context);
    this.buffer = buffer;
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

  protected override parseString(ref?: PDFRef): PDFString {
    const start = this.bytes.offset();
    const string = super.parseString(ref);
    this.contents.push([start, this.bytes.offset()]);
    return string;
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const object = super.parseDictOrStream(ref);
    const end = this.bytes.offset();
    if (object instanceof PDFStream)
      this.contents.push([end - object.getContentsSize() - ENDSTREAM.length, end]);
    return object;
  }

  /** The end of a stream whose length is an object of its own, or wrong. */
  protected override findEndOfStreamFallback(): number {
    const end = this.buffer.indexOf(ENDSTREAM, this.bytes.offset());
    if (end < 0) fail('a stream does not end');
    this.bytes.moveTo(end + ENDSTREAM.length);
    return end;
  }

  skip(): void {
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
}
