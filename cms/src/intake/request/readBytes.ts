import type { Readable } from 'node:stream';

import { Refusal } from './refusal';

/** Hands on what comes from a stream, and refuses with 413 as soon as it is more than `limit` bytes. */
export async function* bounded(stream: Readable, limit: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > limit) throw new Refusal(413);
    yield part;
  }
}

/** Reads a whole stream of at most `limit` bytes. */
export const readBytes = async (stream: Readable, limit: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of bounded(stream, limit)) parts.push(part);
  return Buffer.concat(parts);
};
