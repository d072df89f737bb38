import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Busboy, type BusboyHeaders } from '@fastify/busboy';

import type { TakenFile } from '../files/incoming';
import { MAX_FILES, MAX_FILE_BYTES } from '../form/checkFiles';
import type { RawFields } from '../form/checkFields';
import { bounded } from './readBytes';
import { Refusal } from './refusal';
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

export interface Sent {
  fields: RawFields;
  files: SentFile[];
  /** Why files could not be written: the disk is full, or fails. The fields are whole. */
  diskProblem?: unknown;
}

/** How a body is read. */
export interface Reading {
  /** Bytes of the whole body. */
  limit: number;
  /** Writes a file to the disk; undefined where no file is taken. */
  take: Upload['take'] | undefined;
}

/** Bytes of the fields with their names. */
const MAX_FIELDS = 256 * 1024;

/** Room for the fields, and for one file more than is allowed: that is refused in words, not with 413. */
export const MAX_BODY = (MAX_FILES + 1) * MAX_FILE_BYTES + 2 * MAX_FIELDS;

/** Bytes. The parser keeps no limit for names in multipart. */
const MAX_NAME = 100;

const LIMITS = {
  fieldSize: 128 * 1024,
  fields: 40,
  // One byte more than a file may have tells that it is too large.
  fileSize: MAX_FILE_BYTES + 1,
  files: MAX_FILES + 2,
  headerPairs: 20,
};

/** A field that comes twice becomes a list, which no form takes. */
export const addField = (fields: Map<string, unknown>, name: string, value: string): void => {
  fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
};

const isLong = (name: string): boolean => Buffer.byteLength(name) > MAX_NAME;

/** The last part of a path: some browsers send one. */
const baseName = (name: string): string => name.split(/[\\/]/).pop() ?? '';

/** Reads a file to its end without keeping it. @returns its bytes. */
const sizeOf = async (content: AsyncIterable<Buffer>): Promise<number> => {
  let size = 0;
  for await (const part of content) size += part.length;
  return size;
};

/** Collects the files of a body while it is parsed. */
const createCollector = (take: Upload['take'] | undefined) => {
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

/**
 * Reads a multipart body: its fields into memory, its files to the disk as they come.
 *
 * @throws Refusal 413 when it is too large, 400 when it is malformed, 408 when it stops coming.
 */
export const readMultipart = async (request: IncomingMessage, { limit, take }: Reading): Promise<Sent> => {
  const fields = new Map<string, unknown>();
  const collector = createCollector(take);
  let fieldBytes = 0;
  let overflow = false;
  let isNameless = false;
  try {
    // Throws when there is no boundary.
    const parser = new Busboy({ headers: request.headers as BusboyHeaders, limits: LIMITS });
    // A part may come without a name, whatever the types of the parser say; what is thrown in here ends the process.
    parser.on('field', (given: string | undefined, value, _nameCut, valueCut) => {
      if (given === undefined) isNameless = true;
      const name = given ?? '';
      fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (isLong(name) || valueCut || fieldBytes > MAX_FIELDS) overflow = true;
      else addField(fields, name, value);
    });
    parser.on('file', (given: string | undefined, stream, name) => {
      if (given === undefined) isNameless = true;
      const field = given ?? '';
      if (isLong(field)) overflow = true;
      collector.add(field, stream, name ?? '');
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(event, () => {
        overflow = true;
      });
    await pipeline(Readable.from(bounded(request, limit)), parser);
  } catch (error) {
    await collector.end(true);
    throw error instanceof Refusal ? error : new Refusal(400);
  }
  const { files, problem, isCut } = await collector.end(false);
  if (isCut || isNameless) throw new Refusal(400);
  if (overflow) throw new Refusal(413);
  return {
    fields: Object.fromEntries(fields),
    files,
    ...(problem === undefined ? {} : { diskProblem: problem }),
  };
};
