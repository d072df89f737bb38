/** Profiles of colours. Their number of colours has the key under which a stream of objects says how many it has. */
import { type PDFRawStream } from '@cantoo/pdf-lib';

import { type Resolve, filtersOf, hasParameters } from './filters';
import { BLANKS } from './bytes';
import type { Unpacker } from './unpack';

const SIGNATURE = 'acsp';
const SIGNATURE_AT = 36;
const SHORTEST = 128;
/** What a profile says of its own length, in its first four bytes. Some are cut off, or longer than they say. */
const LONGEST = 2 ** 24 - 1;

/** Two numbers, or a comment in front of one: so begins the list of a stream of objects. A profile begins with its length. */
const LIST = new RegExp(`^[${BLANKS}]*(?:%|[-+.\\d][-+.eE\\d]*[${BLANKS}]*(?:%|[-+.\\d]))`);

/** Only what every reader takes for the same bytes. */
const fromHex = (bytes: Buffer): Buffer | undefined => {
  const text = bytes.toString('latin1').replace(/[\0\t\n\f\r ]/g, '');
  return /^[0-9a-f]*>$/i.test(text) && text.length % 2 === 1
    ? Buffer.from(text.slice(0, -1), 'hex')
    : undefined;
};

const contentOf = (stream: PDFRawStream, resolve: Resolve, unpacker: Unpacker): Buffer | undefined => {
  let bytes: Buffer | undefined = Buffer.from(stream.getContents());
  for (const filter of filtersOf(stream, resolve)) {
    if (bytes === undefined) return undefined;
    if (filter === 'FlateDecode') bytes = unpacker.inflate(bytes);
    else if (filter === 'ASCIIHexDecode') bytes = fromHex(bytes);
    else return undefined;
  }
  return bytes;
};

/**
 * Whether the content of a stream is a profile of colours, and cannot be read as a list of objects as well.
 *
 * @throws Error in English as {@link filtersOf} and {@link Unpacker.inflate}.
 */
export const isColourProfile = (stream: PDFRawStream, resolve: Resolve, unpacker: Unpacker): boolean => {
  if (hasParameters(stream)) return false;
  const content = contentOf(stream, resolve, unpacker);
  if (content === undefined || content.length < SHORTEST) return false;
  return (
    content.toString('latin1', SIGNATURE_AT, SIGNATURE_AT + SIGNATURE.length) === SIGNATURE &&
    content.readUInt32BE(0) <= LONGEST &&
    !LIST.test(content.toString('latin1', 0, SIGNATURE_AT))
  );
};
