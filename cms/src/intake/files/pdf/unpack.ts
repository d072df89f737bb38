import { inflateSync } from 'node:zlib';

/** `Z_SYNC_FLUSH`: a stream that was cut off is looked into as far as it goes. */
const AS_FAR_AS_IT_GOES = 2;

const MAX_UNPACKED = 64 * 1024 * 1024;

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** Unpacks the streams of one file, which share a bound. */
export class Unpacker {
  private left: number;

  constructor(bytes = MAX_UNPACKED) {
    this.left = bytes;
  }

  /**
   * @returns what is packed with deflate, or undefined where it cannot be unpacked.
   * @throws Error in English when the file is larger than it may be.
   */
  inflate(packed: Uint8Array): Buffer | undefined {
    const options = { maxOutputLength: Math.max(this.left, 1), finishFlush: AS_FAR_AS_IT_GOES };
    try {
      const content = inflateSync(packed, options);
      this.left -= content.length;
      if (this.left > 0) return content;
    } catch (error) {
      if (!isTooLarge(error)) return undefined;
    }
    throw new Error('it is too large unpacked');
  }
}
