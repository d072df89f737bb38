/** The files of a body, written to the disk while it is parsed. */
import type { Readable } from 'node:stream';

import type { TakenFile } from '../files/incoming';
import { MAX_FILES } from '../form/checkFiles';
import type { Upload } from './uploads';

/** A file as it came. */
export interface SentFile {
  field: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Where its content was written to; undefined for a file that no form takes: one too many, or one without a name. */
  taken: TakenFile | undefined;
}

/** The last part of a path: some browsers send one. */
export const baseName = (name: string): string => name.split(/[\\/]/).pop() ?? '';

/** Reads a file to its end without keeping it. @returns its bytes. */
const sizeOf = async (content: AsyncIterable<Buffer>): Promise<number> => {
  let size = 0;
  for await (const part of content) size += part.length;
  return size;
};

/** Collects the files of a body while it is parsed. */
export const createCollector = (take: Upload['take'] | undefined) => {
  const streams: Readable[] = [];
  let isCut = false;
  const works: Promise<SentFile | undefined>[] = [];
  let problem: unknown;

  const collect = async (field: string, content: Readable, name: string): Promise<SentFile | undefined> => {
    const isKept = take && name && streams.length <= MAX_FILES;
    const taken = isKept ? await take(content as AsyncIterable<Buffer>) : undefined;
    const size = taken?.size ?? (await sizeOf(content));
    // A file field that was left empty is no file.
    return name || size > 0 ? { field, name: baseName(name), size, taken } : undefined;
  };

  return {
    add: (field: string, content: Readable, name: string): void => {
      streams.push(content);
      // The parser tells so of a file whose end is missing, also when nobody reads it yet, and leaves it open.
      content.on('error', () => {
        isCut = true;
        content.destroy();
      });
      const work = collect(field, content, name).catch((error: unknown) => {
        problem ??= error;
        return undefined;
      });
      works.push(work);
    },
    /** The files once all of them are written. A body that broke off leaves none half open. */
    end: async (isBroken: boolean): Promise<{ files: SentFile[]; problem: unknown; isCut: boolean }> => {
      if (isBroken) for (const stream of streams) stream.destroy(new Error('The upload broke off.'));
      const files = await Promise.all(works);
      return { files: files.filter((file) => file !== undefined), problem, isCut };
    },
  };
};
