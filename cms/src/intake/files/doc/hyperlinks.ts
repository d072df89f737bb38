/** Where drawings and fields of an old Word document lead, as objects beside the text (MS-OSHARED, 2.3.7). */
import { fail } from '../fail';
import { isTakenLink } from '../links';
import { UNCERTAIN } from './header';

/** The class of an object that is a link, and of what it may lead to: an address, a file. */
const LINK_CLASS = Buffer.from('d0c9ea79f9bace118c8200aa004ba90b', 'hex');
const ADDRESS_CLASS = 'e0c9ea79f9bace118c8200aa004ba90b';
const FILE_CLASS = '0303000000000000c000000000000046';
const CLASS_BYTES = 16;
const VERSION = 2;

const FLAGS = {
  target: 0x001,
  place: 0x008,
  shown: 0x010,
  id: 0x020,
  made: 0x040,
  window: 0x080,
  targetAsText: 0x100,
};
const KNOWN_FLAGS = 0x3ff;

/** Reads one value after the other. @throws RangeError beyond the end. */
class Reader {
  constructor(
    private readonly bytes: Buffer,
    private at: number,
  ) {}

  take(length: number): Buffer {
    if (this.at + length > this.bytes.length) throw new RangeError();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  number(): number {
    return this.take(4).readUInt32LE(0);
  }

  /** Letters of two bytes with a zero at their end. */
  text(): string {
    return upToZero(this.take(this.number() * 2).toString('utf16le'));
  }
}

/** Nothing may stand behind the zero: some readers go by the length. */
const upToZero = (text: string): string => {
  const end = text.indexOf('\0');
  if (end >= 0 && /[^\0]/.test(text.slice(end))) fail(`a link ${UNCERTAIN}`);
  return end < 0 ? text : text.slice(0, end);
};

/** A file beside the document, `www.example.com` among them: as Word writes an address without a scheme. */
const fileTargets = (reader: Reader): string[] => {
  const foldersUp = reader.take(2).readUInt16LE(0);
  const narrow = upToZero(reader.take(reader.number()).toString('latin1'));
  reader.take(24);
  const more = reader.number();
  if (foldersUp > 0) return fail('a link leads to a file');
  if (more === 0) return [narrow];
  const length = reader.number();
  reader.take(2);
  return [narrow, upToZero(reader.take(length).toString('utf16le'))];
};

/** An address, and behind its zero what else some writers say of it. */
const addressTargets = (reader: Reader): string[] => {
  const bytes = reader.take(reader.number());
  const text = bytes.toString('utf16le');
  const end = text.indexOf('\0');
  if (end < 0) return [text];
  const more = bytes.length - (end + 1) * 2;
  return more === 0 || more === 24 ? [text.slice(0, end)] : fail(`a link ${UNCERTAIN}`);
};

const targetsOf = (reader: Reader, flags: number): string[] => {
  if ((flags & FLAGS.target) === 0) return [];
  if ((flags & FLAGS.targetAsText) !== 0) return [reader.text()];
  const kind = reader.take(CLASS_BYTES).toString('hex');
  if (kind === ADDRESS_CLASS) return addressTargets(reader);
  return kind === FILE_CLASS ? fileTargets(reader) : fail('a link leads to something else than a page');
};

/** @throws Error in English where the object behind its class is malformed, or leads where no document may lead. */
const checkLink = (bytes: Buffer, at: number): void => {
  const reader = new Reader(bytes, at + CLASS_BYTES);
  const version = reader.number();
  const flags = reader.number();
  if (version !== VERSION || flags > KNOWN_FLAGS) fail(`a link ${UNCERTAIN}`);
  if ((flags & FLAGS.shown) !== 0) reader.text();
  if ((flags & FLAGS.window) !== 0) reader.text();
  const targets = targetsOf(reader, flags);
  if ((flags & FLAGS.place) !== 0) targets.push(reader.text());
  if (!targets.every(isTakenLink)) fail('a link leads to something else than a page');
};

/**
 * Checks each object in these bytes that is a link, wherever it stands.
 *
 * @param places where links of drawings have to stand.
 * @throws Error in English for one that leads to a file, a share or a program, or cannot be read for certain.
 */
export const checkLinks = (bytes: Buffer, places: [at: number, length: number][]): void => {
  for (const [at] of places)
    if (!bytes.subarray(at, at + CLASS_BYTES).equals(LINK_CLASS)) fail(`a link ${UNCERTAIN}`);
  for (let at = bytes.indexOf(LINK_CLASS); at >= 0; at = bytes.indexOf(LINK_CLASS, at + 1))
    checkLink(bytes, at);
};
