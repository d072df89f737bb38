import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { contentTypeOf } from '../node-lib/contentTypes';
import type { Encoding } from './manifest';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const smallest = 256;

/** One below the best level, which takes twice as long for two per cent; above 2 MB a lower one, which costs seconds less. */
function brotliQuality(bytes: number): number {
  return bytes > 2_000_000 ? 6 : 10;
}

/** Compressed variants of a file that are smaller than the file itself; none for pictures and the like. */
export async function compress(file: string, content: Buffer): Promise<Map<Encoding, Buffer>> {
  const variants = new Map<Encoding, Buffer>();
  if (content.length < smallest || !contentTypeOf(file).compressible) return variants;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(content.length),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, medium] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })]);
  if (small.length < content.length) variants.set('br', small);
  if (medium.length < content.length) variants.set('gzip', medium);
  return variants;
}
