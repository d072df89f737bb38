import type { IncomingMessage } from 'node:http';

import { Busboy } from '@fastify/busboy';

import { MAX_FILES, MAX_FILE_BYTES } from '../form/checkFiles';
import type { RawFields } from '../form/checkFields';
import { feed } from './feed';
import { watchParts } from './parts';
import { bounded } from './readBytes';
import { Refusal } from './refusal';
import { type SentFile, createCollector } from './sentFiles';
import type { Upload } from './uploads';

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
  /** How fast it has to come. */
  pace?: Upload['pace'];
}

interface MultipartReading extends Reading {
  mostFields: number;
}

/** Bytes of the fields with their names. */
const MAX_FIELDS = 256 * 1024;

/** Room for the fields, and for one file more than the form takes: that is refused in words, not with 413. */
export const maxBody = (mostFiles: number): number => (mostFiles + 1) * MAX_FILE_BYTES + 2 * MAX_FIELDS;

/** Bytes. The parser keeps no limit for names in multipart. */
const MAX_NAME = 100;

const FILES = MAX_FILES + 2;

const limits = (mostFields: number) => ({
  fieldSize: 128 * 1024,
  fields: mostFields,
  // One byte more than a file may have tells that it is too large.
  fileSize: MAX_FILE_BYTES + 1,
  files: FILES,
  parts: mostFields + FILES,
  headerPairs: 20,
  // Bytes, the longest name of a file among them. What is beyond them the parser lets fall, and the part is none then.
  headerSize: 8 * 1024,
});

/** RFC 2046, 5.1.1: 1 to 70 characters of these. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

/** The boundary that a request names. @throws Refusal 400 when it is none. */
const boundaryOf = ({ headers }: IncomingMessage): string => {
  const named = /;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(headers['content-type'] ?? '');
  const boundary = named?.[1] ?? named?.[2] ?? '';
  if (!BOUNDARY.test(boundary)) throw new Refusal(400);
  return boundary;
};

/** A field that comes twice becomes a list, which only the options of a purchase may be. */
export const addField = (fields: Map<string, unknown>, name: string, value: string): void => {
  fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value);
};

const isLong = (name: string): boolean => Buffer.byteLength(name) > MAX_NAME;

/**
 * Reads a multipart body: its fields into memory, its files to the disk as they come. Nothing is read any more once it is
 * clear that it is refused.
 *
 * @throws Refusal 413 when it is too large, 400 when it is malformed, 408 when it stops coming, and what `pace` says.
 */
export const readMultipart = async (
  request: IncomingMessage,
  { limit, mostFields, take, pace }: MultipartReading,
): Promise<Sent> => {
  const fields = new Map<string, unknown>();
  const collector = createCollector(take);
  let fieldBytes = 0;
  try {
    const type = `multipart/form-data; boundary="${boundaryOf(request)}"`;
    const parser = new Busboy({ headers: { 'content-type': type }, limits: limits(mostFields) });
    const stop = (status: number): void => void parser.destroy(new Refusal(status));
    const isOpen = watchParts(parser, () => stop(400));
    // A part may come without a name, whatever the types of the parser say; what is thrown in here ends the process.
    parser.on('field', (given: string | undefined, value, _nameCut, valueCut) => {
      if (given === undefined) return stop(400);
      fieldBytes += Buffer.byteLength(given) + Buffer.byteLength(value);
      if (isLong(given) || valueCut || fieldBytes > MAX_FIELDS) return stop(413);
      return addField(fields, given, value);
    });
    parser.on('file', (given: string | undefined, stream, name) => {
      collector.add(given ?? '', stream, name ?? '');
      if (given === undefined) stop(400);
      else if (isLong(given)) stop(413);
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(event, () => stop(413));
    await feed(parser, bounded(request, limit, pace));
    if (isOpen()) throw new Refusal(400);
  } catch (error) {
    await collector.end(true);
    throw error instanceof Refusal ? error : new Refusal(400);
  }
  const { files, problem, isCut } = await collector.end(false);
  if (isCut) throw new Refusal(400);
  return {
    fields: Object.fromEntries(fields),
    files,
    ...(problem === undefined ? {} : { diskProblem: problem }),
  };
};
