/** A JSON with a file inside, as base64: the file goes to the disk while it comes. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

import { MAX_FILE_BYTES } from '../form/checkFiles';
import { createBase64 } from './base64';
import { growingBytes } from './growingBytes';
import { createJsonSplitter } from './jsonSplitter';
import type { Reading } from './multipart';
import { bounded } from './readBytes';
import { Refusal } from './refusal';
import { createCollector, type SentFile } from './sentFiles';

/** Characters of base64 of the largest file: 13,333,336. */
export const MAX_ENCODED_FILE = Math.ceil(MAX_FILE_BYTES / 3) * 4;

export interface JsonWithFile {
  /** With `file` in place of the text of the file. */
  json: unknown;
  /** What stands for the file in `json`. */
  stand: string;
  /** Named as it is called in the request as soon as that is known; none where it brings no file. */
  file: SentFile | undefined;
  diskProblem?: unknown;
}

/** Bytes of a file with those that tell that it is too large. */
const KEPT = MAX_FILE_BYTES + 1;

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400);
  }
};

/**
 * Reads a JSON, in which the text of one property is a file in base64.
 *
 * @param property the name of that, wherever it stands: whether it is the right place is for the caller to look.
 * @param rest bytes of all the rest of the JSON.
 * @param reading `limit` is that of the whole body.
 * @throws Refusal 413 when it is too large, 400 when it is no JSON or no base64, 408 when it stops coming, and what `pace` says.
 */
export const readJsonWithFile = async (
  request: IncomingMessage,
  { property, rest: most }: { property: string; rest: number },
  { limit, take, pace }: Reading,
): Promise<JsonWithFile> => {
  const stand = randomUUID();
  const split = createJsonSplitter(property, JSON.stringify(stand));
  const base64 = createBase64(property);
  const collector = createCollector(take);
  const content = new PassThrough();
  const rest = growingBytes();
  let [restBytes, fileBytes] = [0, 0];
  let isBegun = false;

  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    collector.add(property, content, property);
  };

  const write = async (piece: Buffer): Promise<void> => {
    const bytes = base64.decode(piece);
    const kept = bytes.subarray(0, Math.max(0, KEPT - fileBytes));
    fileBytes += bytes.length;
    if (!content.write(kept)) await once(content, 'drain');
  };

  try {
    for await (const chunk of bounded(request, limit, pace))
      for (const piece of split(chunk)) {
        if ('rest' in piece) {
          restBytes += piece.rest.length;
          if (restBytes > most) throw new Refusal(413);
          rest.add(piece.rest);
          continue;
        }
        begin();
        if (piece.taken) await write(piece.taken);
        else {
          base64.end();
          content.end();
        }
      }
    const json = parse(rest.whole());
    const { files, problem } = await collector.end(false);
    return { json, stand, file: files[0], ...(problem === undefined ? {} : { diskProblem: problem }) };
  } catch (error) {
    await collector.end(true);
    throw error;
  }
};
