import { promisify } from 'node:util';
import { inflate as inflateZlib } from 'node:zlib';

const inflate = promisify<Buffer, { maxOutputLength: number; finishFlush: number }, Buffer>(inflateZlib);

/** `Z_SYNC_FLUSH`: a stream that was cut off is looked into as far as it goes. */
const AS_FAR_AS_IT_GOES = 2;

const MAX_OBJECT_STREAMS = 2_000;
const MAX_UNPACKED = 32 * 1024 * 1024;

/**
 * What starts programs, sends data or carries other files, looked for everywhere: where a reader sees a stream, another
 * one may see objects. (`/JS` alone does nothing, and three letters stand in packed data by chance.)
 */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA)(?![A-Za-z0-9_-])/;

/** In an encrypted file nobody could see the above. */
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9_-])/;

/** Other ways to pack than the one that is unpacked here. */
const OTHER_FILTERS =
  /\/(ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt|Predictor)/;

/** Names may be written with escapes: `/J#61vaScript`. */
const unescapeNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const checkText = (raw: string): void => {
  const text = unescapeNames(raw);
  if (ACTIVE.test(text)) throw new Error('it has scripts or other files in it');
  if (ENCRYPTED.test(text)) throw new Error('it is encrypted');
};

/** Where the packed objects begin: modern files keep most of their dictionaries in such streams. */
const objectStreams = (text: string): number[] => {
  const starts: number[] = [];
  let before = 0;
  for (const match of text.matchAll(/stream(?:\r\n|\n|\r)/g)) {
    // From the last object on; the slices do not overlap, so that a hostile file costs no more than a long one.
    const between = text.slice(before, match.index);
    const dictionary = unescapeNames(between.slice(Math.max(between.lastIndexOf(' obj'), 0)));
    before = match.index + match[0].length;
    if (!dictionary.includes('/ObjStm')) continue;
    if (OTHER_FILTERS.test(dictionary)) throw new Error('its objects are packed in an unusual way');
    // `/FlateDecode`, or `/Fl` for short.
    if (dictionary.includes('/Fl')) starts.push(before);
  }
  if (starts.length > MAX_OBJECT_STREAMS) throw new Error('it has too many objects');
  return starts;
};

const checkObjectStreams = async (text: string, bytes: Buffer): Promise<void> => {
  let left = MAX_UNPACKED;
  for (const start of objectStreams(text)) {
    // What is unpacked ends where the packed data say, whatever the file says.
    const content = await inflate(bytes.subarray(start), {
      maxOutputLength: left,
      finishFlush: AS_FAR_AS_IT_GOES,
    });
    left -= content.length;
    if (left <= 0) throw new Error('its objects are too large');
    checkText(content.toString('latin1'));
  }
};

/** A zip archive is found from its end: one may hang behind a document, or have the end of the document as its comment. */
const endsAsZip = (text: string, bytes: Buffer): boolean => {
  for (let at = text.indexOf('PK\u0005\u0006'); at >= 0; at = text.indexOf('PK\u0005\u0006', at + 1))
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  return false;
};

/**
 * Checks that a file is a PDF from its first byte to its last, without scripts, attachments and encryption.
 *
 * @throws with the reason when it is not.
 */
export const checkPdf = async (bytes: Buffer): Promise<void> => {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.[0-9][\r\n\s%]/.test(text)) throw new Error('it is no PDF');
  if (!/%%EOF\s*$/.test(text.slice(-64))) throw new Error('it does not end as a PDF');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-256))) throw new Error('it has no table of contents');
  if (!text.includes(' obj')) throw new Error('it has no objects');
  if (endsAsZip(text, bytes)) throw new Error('an archive hangs behind it');
  checkText(text);
  await checkObjectStreams(text, bytes);
};
