/** The parser of pdf-lib, without its lenience where two readers would read two things, and without what grows faster than a file. */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
} from '@cantoo/pdf-lib';

import { fail } from '../fail';
import { isBlank, isDigit } from './bytes';
import { CUT, MAX_OBJECT, TokenParser, isWord } from './tokenParser';

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const ARRAY = 0x5b;
const ARRAY_END = 0x5d;

const keyword = (word: string): number[] => [...Buffer.from(word, 'latin1')];

const OBJ = keyword('obj');
const ENDOBJ = keyword('endobj');
const MARK = keyword('BDC');
const STREAM = keyword('stream');
const LINE_ENDS = [' \r\n', '\r\n', '\r', '\n'].map(keyword);
const ENDSTREAM = Buffer.from('endstream');

/** Between the content of a stream and its end stands the end of a line. */
const MAX_BLANKS = 32;
/** Levels of arrays and dictionaries in one another. Behind 64 of them PDFium reads the letters of a string as keys. */
const MAX_DEPTH = 50;

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
export class StrictParser extends TokenParser {
  private depth = 0;
  override parseObject(ref?: PDFRef): PDFObject {
    this.count.value();
    this.depth += 1;
    if (this.depth > MAX_DEPTH) fail('it is nested too deeply');
    const object = super.parseObject(ref);
    this.depth -= 1;
    if (isWord(object)) this.assertWordEnds();
    return object;
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    this.bytes.assertNext(LESS);
    this.bytes.assertNext(LESS);
    this.skipWhitespaceAndComments();
    const entries = new Map<PDFName, PDFObject>();
    while (this.bytes.peek() !== GREATER) {
      const key = this.parseName();
      if (entries.has(key)) fail('a dictionary says the same thing twice');
      const { isCut } = this;
      const value = this.parseObject(ref);
      // PDFium takes what is left of the key for the value, and reads keys in the value.
      if (isCut && !isWord(value)) fail(CUT);
      entries.set(key, value);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(GREATER);
    this.bytes.assertNext(GREATER);
    return PDFDict.fromMapWithContext(entries, this.context);
  }

  protected override parseArray(ref?: PDFRef): PDFArray {
    this.bytes.assertNext(ARRAY);
    this.skipWhitespaceAndComments();
    const array = PDFArray.withContext(this.context);
    while (this.bytes.peek() !== ARRAY_END) {
      const element = this.parseObject(ref);
      // For PDFium the array ends there, and keys may follow.
      if (element instanceof PDFName && this.isCut) fail(CUT);
      array.push(element);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(ARRAY_END);
    return array;
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

  get isAtName(): boolean {
    return this.bytes.peek() === SLASH;
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
    if (number > MAX_OBJECT) fail('it has too many objects');
    this.skipWhitespaceAndComments();
    const at = this.bytes.offset();
    if (!this.matchKeyword(OBJ)) fail('there is something between its objects');
    const object = this.parseObject();
    this.skipWhitespaceAndComments();
    // Some programs forget it; what follows has to be the next object then.
    this.matchKeyword(ENDOBJ);
    return { number, object, at };
  }

  /**
   * The mark of a page's content, `/Document<</MCID 12>>BDC`, that LibreOffice writes between objects where a tagged page
   * has fields of a form.
   *
   * @returns the dictionary, of one number.
   */
  mark(): PDFObject {
    this.parseName();
    this.skipWhitespaceAndComments();
    const mark = this.parseObject();
    this.skipWhitespaceAndComments();
    const isMark =
      mark instanceof PDFDict &&
      mark.keys().length === 1 &&
      mark.get(PDFName.of('MCID')) instanceof PDFNumber;
    if (!isMark || !this.matchKeyword(MARK)) fail('there is something between its objects');
    return mark;
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
