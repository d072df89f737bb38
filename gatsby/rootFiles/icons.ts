import { readFile } from 'node:fs/promises';

import sharp from 'sharp';

import { colourToken } from '../colourToken';
import { icons } from './iconPlaces';

const drawing = 'static/icons/favicon.svg';

/** Whoever still asks for an .ico shows it in a tab, a list of bookmarks, or a list of results. */
const faviconSizes = [16, 32, 48];

const png = { palette: true, effort: 10 };

const drawn = async (size: number) =>
  sharp(await readFile(drawing), { density: (72 * size) / 32 }).resize(size);

const draw = async (size: number): Promise<Buffer> => (await drawn(size)).png(png).toBuffer();

/**
 * Without clear corners: whoever shows it cuts it into a shape of their own.
 *
 * @param share of its width that the drawing takes
 */
const drawOnGround = async (size: number, share: number): Promise<Buffer> => {
  const inner = Math.round((size * share) / 2) * 2;
  const margin = (size - inner) / 2;
  const background = colourToken('ink');
  return (await drawn(inner))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten({ background })
    .png(png)
    .toBuffer();
};

/** An .ico file that holds PNG pictures: a head, an entry of 16 bytes for each, and the pictures. */
export const toIco = (pictures: readonly { readonly size: number; readonly data: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
};

/** The icons in their formats, all drawn from `static/icons/favicon.svg`, by their places. */
export const drawIcons = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const pictures = await Promise.all(faviconSizes.map(async (size) => ({ size, data: await draw(size) })));
  return new Map([
    [icons.favicon, toIco(pictures)],
    [icons.touch, await drawOnGround(180, 1)],
    [icons.small, await draw(192)],
    [icons.large, await draw(512)],
    // A circle of four fifths of its width is sure to be seen, and the horns reach nearly to the edge.
    [icons.maskable, await drawOnGround(512, 0.8)],
  ]);
};
