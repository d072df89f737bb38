import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { contentTypeOf, isHtml } from '../node-lib/contentTypes';
import type { Encoding } from './manifest';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const smallest = 256;

/** Pages and their data: hundreds of files, nearly all of them new when something changes that every page shows. */
const isOfPage = (file: string): boolean => isHtml(file) || file.endsWith('.json');

/**
 * One below the best level, which takes twice as long for two per cent. Pages get 8: it takes a thirteenth of the time, which
 * an editor waits for, for one kilobyte in fifteen. Above 2 MB a lower one, which costs seconds less.
 */
function brotliQuality(file: string, bytes: number): number {
  if (bytes > 2_000_000) return 6;
  return isOfPage(file) ? 8 : 10;
}

/** Compressed variants of a file that are smaller than the file itself; none for pictures and the like. */
export async function compress(file: string, content: Buffer): Promise<Map<Encoding, Buffer>> {
  const variants = new Map<Encoding, Buffer>();
  if (content.length < smallest || !contentTypeOf(file).compressible) return variants;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file, content.length),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, medium] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })]);
  if (small.length < content.length) variants.set('br', small);
  if (medium.length < content.length) variants.set('gzip', medium);
  return variants;
}
