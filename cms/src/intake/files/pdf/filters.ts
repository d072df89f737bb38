/** How the streams of a PDF are packed. */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  type PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

import { fail } from '../fail';
import { textOf } from './names';

const SHORT: Record<string, string> = {
  ...{ Fl: 'FlateDecode', LZW: 'LZWDecode', AHx: 'ASCIIHexDecode', A85: 'ASCII85Decode' },
  ...{ RL: 'RunLengthDecode', DCT: 'DCTDecode', CCF: 'CCITTFaxDecode' },
};

const PACKINGS = new Set(['FlateDecode', 'LZWDecode', 'ASCIIHexDecode', 'ASCII85Decode', 'RunLengthDecode']);
const PICTURES = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);

/** Text of printable letters, packed, and a picture in it: no honest program packs more often. */
const MAX_FILTERS = 3;

/** What a value is, where the file defines it exactly once. */
export type Resolve = (object: PDFObject | undefined) => PDFObject | undefined;

const nameOf = (object: PDFObject | undefined): string => {
  if (!(object instanceof PDFName)) return fail('a stream is packed in an unknown way');
  const name = textOf(object);
  return SHORT[name] ?? name;
};

const PARAMETERS = ['DecodeParms', 'DP'];

/** Parameters that stand elsewhere have to be there. */
const checkParameters = ({ dict }: PDFRawStream, resolve: Resolve): void => {
  for (const key of PARAMETERS) {
    const said = dict.get(PDFName.of(key));
    const found = said instanceof PDFRef ? resolve(said) : undefined;
    if (said instanceof PDFRef && !(found instanceof PDFDict || found instanceof PDFArray))
      fail('a stream is packed in an unknown way');
  }
};

const namesOf = (stream: PDFRawStream, resolve: Resolve): string[] => {
  const said = stream.dict.get(PDFName.of('Filter'));
  const filter = resolve(said);
  // Nothing is behind a reference: one reader takes the stream as it is, another finds something there.
  if (said instanceof PDFRef && (filter === undefined || filter === PDFNull))
    return fail('a stream is packed in an unknown way');
  if (filter === undefined || filter === PDFNull) return [];
  if (filter instanceof PDFArray) return filter.asArray().map((each) => nameOf(resolve(each)));
  return [nameOf(filter)];
};

/**
 * The ways in which a stream is packed, by their full names, in the order in which they are undone.
 *
 * @throws Error in English where one is unknown, encrypted, there twice, or behind a picture's.
 */
export const filtersOf = (stream: PDFRawStream, resolve: Resolve): string[] => {
  const names = namesOf(stream, resolve);
  checkParameters(stream, resolve);
  const isKnown = names.every((name) => PACKINGS.has(name) || PICTURES.has(name));
  if (!isKnown) fail('a stream is packed in an unknown way');
  const isPictureInside = names.slice(0, -1).some((name) => PICTURES.has(name));
  if (isPictureInside || new Set(names).size !== names.length || names.length > MAX_FILTERS)
    fail('a stream is packed in an unusual way');
  return names;
};

/** What parameters may say without a change, where there is no predictor. */
const UNUSED = new Set(['Colors', 'BitsPerComponent', 'Columns']);

const changesNothing = (parameters: PDFObject): boolean =>
  parameters === PDFNull ||
  (parameters instanceof PDFDict &&
    parameters.entries().every(([key, value]) => {
      if (!(value instanceof PDFNumber)) return false;
      return textOf(key) === 'Predictor' ? value.asNumber() === 1 : UNUSED.has(textOf(key));
    }));

/** Whether a stream says that its bytes are changed once more behind its packing. */
export const hasParameters = (stream: PDFRawStream): boolean =>
  PARAMETERS.some((key) => {
    const value = stream.dict.get(PDFName.of(key));
    if (value instanceof PDFArray) return !value.asArray().every(changesNothing);
    return value !== undefined && !changesNothing(value);
  });
