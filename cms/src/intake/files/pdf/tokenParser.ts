/** The words of the parser of pdf-lib, names and numbers and strings: only what every reader takes for the same. */
import {
  PDFBool,
  type PDFContext,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

import { fail } from '../fail';
import { isDisputedBlank, isNumeric, isRegular } from './bytes';
import { isDecisive, isForbiddenValue, textOf } from './names';
import { endOfString } from './strings';
import type { ValueCount } from './valueCount';

const GREATER = 0x3e;
const ENDOBJ = Buffer.from('endobj');

/** Why a file is refused in which PDFium ends a name earlier. */
export const CUT = 'a name ends in its middle';

/** Letters. The longest numbers of honest files have some thirty, names have less than 128. */
const MAX_NUMBER = 400;
const MAX_NAME = 4_000;
/** No name that acts fits into less, with the brackets. */
const SHORTEST_CONTENT = 8;

/** The largest number of an object that no reader takes for another one. */
export const MAX_OBJECT = 2 ** 31 - 1;
/** Every reader takes this for the same reference: some read 10.5, +10 or 10-0 as 10, others none. */
const REFERENCE = /^\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R$/;

/** Whether a value is written as a word, whose letters end where a blank or a bracket stands. */
export const isWord = (value: PDFObject): boolean =>
  value instanceof PDFNumber || value instanceof PDFRef || value instanceof PDFBool || value === PDFNull;

/**
 * Reads words.
 *
 * @throws Error in English where readers would disagree about one, and where one is malformed or too long.
 */
export class TokenParser extends PDFObjectParser {
  /**
   * Where strings and the contents of streams stand, start and end of each: what looks like a name there is none. Those
   * that are too short for one are left out. So do names that act: where they stand is judged by the objects.
   */
  readonly contents: number[] = [];
  protected readonly buffer: Buffer;
  protected readonly count: ValueCount;

  /** Whether the last name goes on, for PDFium, as something else. */
  protected isCut = false;

  constructor(buffer: Buffer, context: PDFContext, count: ValueCount) {
    // pdf-lib does not give its stream of bytes by itself.
    super(PDFObjectParser.forBytes(buffer, context)['bytes'], context);
    this.buffer = buffer;
    this.count = count;
  }

  protected override parseName(): PDFName {
    const start = this.bytes.offset();
    this.assertEnds(1, MAX_NAME, isRegular, 'a name is too long');
    const name = super.parseName();
    this.count.name(name);
    this.checkCut(start + 1, this.bytes.offset());
    if (isForbiddenValue(textOf(name))) this.contents.push(start, this.bytes.offset());
    return name;
  }

  protected override parseNumberOrRef(): PDFNumber | PDFRef {
    const start = this.bytes.offset();
    const found = super.parseNumberOrRef();
    if (!(found instanceof PDFRef)) return found;
    const written = this.buffer.toString('latin1', start, this.bytes.offset());
    if (!REFERENCE.test(written) || found.objectNumber > MAX_OBJECT) fail('a reference is malformed');
    return found;
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

  /** Fails where one value follows another without a blank: other readers take both for one word. */
  protected assertWordEnds(): void {
    const at = this.bytes.offset();
    if (!isRegular(this.bytes.peekAt(at - 1)) || !isRegular(this.bytes.peekAt(at))) return;
    if (!this.buffer.subarray(at, at + ENDOBJ.length).equals(ENDOBJ)) fail('its values run together');
  }

  /** Fails where PDFium ends a name earlier, at a word that decides something. */
  private checkCut(start: number, end: number): void {
    let cut = start;
    while (cut < end && !isDisputedBlank(this.buffer[cut])) cut += 1;
    let rest = cut;
    while (rest < end && isDisputedBlank(this.buffer[rest])) rest += 1;
    this.isCut = rest < end;
    if (cut < end && isDecisive(textOf(PDFName.of(this.buffer.toString('latin1', start, cut))))) fail(CUT);
  }

  /** What stands between two brackets; what follows them is read next. */
  protected between(start: number, end: number): string {
    if (end < 0) fail('a string does not end');
    this.bytes.moveTo(end + 1);
    this.addContent(start, end + 1);
    return this.buffer.toString('latin1', start + 1, end);
  }

  protected addContent(start: number, end: number): void {
    if (end - start > SHORTEST_CONTENT) this.contents.push(start, end);
  }
}
