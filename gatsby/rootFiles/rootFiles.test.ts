import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { env } from '../../src/config/env';
import { contentTypeOf } from '../../node-lib/contentTypes';
import { colourToken } from '../colourToken';
import { toIco } from './icons';
import { writeRootFiles } from './rootFiles';

interface WebManifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'root-files-'));
  await writeRootFiles(folder, 'Saola');
});
afterAll(() => rm(folder, { recursive: true }));

const text = (file: string) => readFile(join(folder, file), 'utf8');
const picture = (file: string) => sharp(join(folder, file));

/** Red, green, blue and, where it has one, alpha of a point. */
const pointOf = async (file: string, left: number, top: number) => [
  ...(await picture(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const ink = [0x12, 0x16, 0x1c];

describe('what crawlers and devices look for at the root', () => {
  it.each([
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['favicon.ico', 'image/x-icon'],
    ['apple-touch-icon.png', 'image/png'],
  ])('is sent by the server as what it is: %s', (file, type) => {
    expect(contentTypeOf(file).type).toBe(type);
  });
});

it('robots.txt lets everything be read but the documents in frames, and names the sitemap by its whole address', async () => {
  expect(await text('robots.txt')).toBe(
    `User-agent: *\nDisallow: /banners/*/$\nDisallow: /banners/*.html\n\nSitemap: ${env.siteUrl}/sitemap-index.xml\n`,
  );
});

it('the manifest says the name, the colours and the start of the site, and names icons of the sizes they have', async () => {
  const manifest = JSON.parse(await text('manifest.webmanifest')) as WebManifest;
  expect(manifest).toMatchObject({
    ...{ name: 'Saola', lang: 'en', start_url: '/', scope: '/' },
    ...{ theme_color: colourToken('paper'), background_color: colourToken('paper') },
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await picture(src).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

describe('the icons', () => {
  it('have no clear corners where a device cuts them itself', async () => {
    expect((await picture('apple-touch-icon.png').metadata()).width).toBe(180);
    for (const file of ['apple-touch-icon.png', 'icons/icon-maskable-512.png']) {
      const { channels } = await picture(file).stats();
      expect(channels).toHaveLength(3);
      expect(await pointOf(file, 0, 0)).toEqual(ink);
    }
    expect((await pointOf('icons/icon-192.png', 0, 0))[3]).toBe(0);
  });

  it('have the whole drawing within the circle that every device shows', async () => {
    const { data, info } = await picture('icons/icon-maskable-512.png')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isFar = (index: number) =>
      Math.hypot((index % info.width) - 255.5, Math.floor(index / info.width) - 255.5) > 0.4 * info.width;
    const far = Array.from({ length: info.width ** 2 }, (_, index) => index).filter(isFar);
    expect(far.filter((index) => (data[index * info.channels] ?? 255) > 0x20)).toEqual([]);
  });

  it('are three in the .ico, each where its entry says', async () => {
    const ico = await readFile(join(folder, 'favicon.ico'));
    expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata();
      expect([ico[entry], width, format]).toEqual([size, size, 'png']);
    }
  });

  it('say a width of 256 in an .ico as 0', () => {
    expect(toIco([{ size: 256, data: Buffer.alloc(1) }])[6]).toBe(0);
  });
});
