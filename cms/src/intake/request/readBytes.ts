import type { Readable } from 'node:stream';

import { growingBytes } from './growingBytes';
import type { Pace } from './pace';
import { Refusal } from './refusal';
import { unlessRefused } from './unlessRefused';

/** Milliseconds without a byte, after which nobody sends any more. */
const SILENCE = 30_000;

/** Milliseconds for a whole body: the site's forms wait no longer (`src/api-client/postForm.ts`). */
const WHOLE = 190_000;

/** A promise that is refused with 408 when nothing has come for too long, or all of it takes too long. */
export const impatience = () => {
  let refuse = (): void => {};
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = () => reject(new Refusal(408));
  });
  // Nobody may be waiting when it is refused.
  refused.catch(() => {});
  const silence = setTimeout(() => refuse(), SILENCE);
  const whole = setTimeout(() => refuse(), WHOLE);
  return {
    refused,
    heard: () => void silence.refresh(),
    end: () => {
      clearTimeout(silence);
      clearTimeout(whole);
    },
  };
};

/**
 * Hands on what comes from a stream.
 *
 * @throws Refusal 413 as soon as it is more than `limit` bytes, 408 when it stops coming, 400 when it is broken off, and what `pace` says.
 */
export async function* bounded(stream: Readable, limit: number, pace?: Pace): AsyncGenerator<Buffer> {
  const { refused, heard, end } = impatience();
  // What nobody reads stays with its stream: a request that is destroyed takes the connection of its answer along.
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer | string>;
  // A request fails with its connection alone, which is no fault of ours.
  const next = () =>
    chunks.next().catch(() => {
      throw new Refusal(400);
    });
  const unless = unlessRefused(...(pace ? [refused, pace.refused] : [refused]));
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await unless(next);
      if (done) return pace?.whole();
      heard();
      const part = Buffer.from(value as Buffer);
      bytes += part.length;
      pace?.heard(part.length);
      if (bytes > limit) throw new Refusal(413);
      yield part;
    }
  } finally {
    end();
    // Not waited for: where a body stopped coming, its next piece never comes.
    void chunks.return?.()?.catch(() => {});
  }
}

/** Reads a whole stream of at most `limit` bytes. */
export const readBytes = async (stream: Readable, limit: number): Promise<Buffer> => {
  const bytes = growingBytes();
  for await (const part of bounded(stream, limit)) bytes.add(part);
  return bytes.whole();
};
