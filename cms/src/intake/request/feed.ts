import { once } from 'node:events';
import type { Writable } from 'node:stream';

import { impatience } from './readBytes';
import { unlessRefused } from './unlessRefused';

/**
 * Feeds a parser with a body until both are at their end. Not by a pipe: the parser is at its end where it has seen the last
 * boundary, and a pipe that has more to give then waits for ever.
 *
 * @throws what the parser or the body throws, as soon as it does; Refusal 408 when the parser stands still.
 */
export const feed = async (parser: Writable, body: AsyncGenerator<Buffer>): Promise<void> => {
  const { refused, heard, end } = impatience();
  const failed = new Promise<never>((_resolve, reject) => void parser.on('error', reject));
  let isParsed = false;
  const parsed = new Promise<void>((resolve) => {
    parser.once('finish', () => {
      isParsed = true;
      resolve();
    });
  });
  const unless = unlessRefused(failed, refused);
  try {
    for (;;) {
      const { done, value } = await unless(() => body.next());
      if (done) break;
      heard();
      // What stands behind the last boundary is read and let fall.
      if (!isParsed && !parser.write(value))
        await unless(() => Promise.race([once(parser, 'drain'), parsed]));
    }
    if (!isParsed) parser.end();
    await unless(() => parsed);
  } finally {
    end();
    parser.destroy();
    // Not waited for: the next piece may never come.
    void body.return(undefined).catch(() => {});
  }
};
