import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { contentTypeOf, isHtml } from '../node-lib/contentTypes';
import type { Encoding } from './manifest';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const smallest = 256;

/** Half a kilobyte less than a connection brings before it waits for an answer: another byte in a page must not make it late. */
const nearFirstFlight = 13_500;

/** Pages and their data: hundreds of files, nearly all of them new when something changes that every page shows. */
const isOfPage = (file: string): boolean => isHtml(file) || file.endsWith('.json');

/**
 * One below the best level, which takes twice as long for two per cent. Many pages get 8: it takes a thirteenth of the time, which
 * an editor waits for, for one kilobyte in fifteen. Above 2 MB a lower one, which costs seconds less.
 */
function brotliQuality(file: string, bytes: number, isBest: boolean): number {
  if (bytes > 2_000_000) return 6;
  return isOfPage(file) && !isBest ? 8 : 10;
}

/**
 * Compressed variants of a file that are smaller than the file itself; none for pictures and the like.
 *
 * @param isBest a page too becomes small at the cost of time, and one that would fill the first flight as small as it gets
 */
export async function compress(
  file: string,
  content: Buffer,
  isBest = false,
): Promise<Map<Encoding, Buffer>> {
  const variants = new Map<Encoding, Buffer>();
  if (content.length < smallest || !contentTypeOf(file).compressible) return variants;
  const atQuality = (quality: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const [quick, medium] = await Promise.all([
    atQuality(brotliQuality(file, content.length, isBest)),
    gz(content, { level: 9 }),
  ]);
  const small = isBest && quick.length > nearFirstFlight ? await atQuality(11) : quick;
  if (small.length < content.length) variants.set('br', small);
  if (medium.length < content.length) variants.set('gzip', medium);
  return variants;
}
