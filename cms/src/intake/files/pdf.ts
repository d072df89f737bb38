import { PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

import { holdsArchive } from './archives';
import { ObjectCheck } from './pdf/checkObject';
import { Definitions } from './pdf/definitions';
import { type Resolve, filtersOf } from './pdf/filters';
import { frameOf } from './pdf/frame';
import { hidesObjects, hidesTrailers } from './pdf/hiddenObjects';
import { textOf } from './pdf/names';
import { type ObjectStreamTools, isObjectStream, mayBeProfile, readObjectStream } from './pdf/objectStreams';
import { isColourProfile } from './pdf/profiles';
import { type PdfObjects, readObjects } from './pdf/readObjects';
import { Unpacker } from './pdf/unpack';
import { checkWholeText } from './pdf/wholeText';

const isImage = ({ dict }: PDFRawStream): boolean => dict.get(PDFName.of('Subtype')) === PDFName.of('Image');

const isProfile = (stream: PDFRawStream, { resolve, unpacker }: ObjectStreamTools): boolean =>
  mayBeProfile(stream) && isColourProfile(stream, resolve, unpacker);

/** All objects of the file, those in its streams among them. */
const unpackAll = ({
  objects,
  context,
  count,
}: PdfObjects): { all: PDFObject[]; definitions: Definitions } => {
  const definitions = new Definitions();
  for (const { number, object } of objects) definitions.add(number, object);
  const resolve: Resolve = (object) => definitions.one(object);
  const tools = { resolve, unpacker: new Unpacker(), context, count };
  const all = objects.map(({ object }) => object);
  const streams = objects.map(({ object }) => object).filter((each) => each instanceof PDFRawStream);
  for (const stream of streams) {
    if (!isObjectStream(stream) || isProfile(stream, tools)) continue;
    const packed = readObjectStream(stream, tools);
    for (const each of packed) definitions.add(each.number, each.object);
    for (const each of new Set(packed.map((one) => one.object))) all.push(each);
  }
  // What they say of themselves elsewhere may stand in any of those.
  for (const stream of streams) {
    const [filter] = filtersOf(stream, resolve);
    if (filter === 'FlateDecode' && !isImage(stream) && !isObjectStream(stream))
      tools.unpacker.inflate(stream.getContents());
  }
  return { all, definitions };
};

const hasType = (object: PDFObject, type: string): boolean => {
  const found = object instanceof PDFDict ? object.get(PDFName.of('Type')) : undefined;
  return found instanceof PDFName && textOf(found) === type;
};

/**
 * Checks that a file is one PDF from its first byte to its last, all of whose objects are seen here and none of which
 * acts, loads or carries something.
 *
 * @throws Error in English with the reason when it is not.
 */
export const checkPdf = (whole: Buffer): void => {
  const { bytes, text, from } = frameOf(whole);
  if (holdsArchive(whole)) throw new Error('there is an archive in it');
  const read = readObjects(bytes, from);
  checkWholeText(bytes, text, read.contents);
  if (hidesObjects(text, new Set(read.objects.map(({ at }) => at)))) throw new Error('it hides objects');
  if (hidesTrailers(text, read.trailersAt)) throw new Error('it hides a table of contents');
  const { all, definitions } = unpackAll(read);
  const check = new ObjectCheck(definitions);
  for (const object of [...all, ...read.others]) check.check(object);
  if (!all.some((object) => hasType(object, 'Catalog'))) throw new Error('it has no catalog');
  if (!all.some((object) => hasType(object, 'Page'))) throw new Error('it has no pages');
};
