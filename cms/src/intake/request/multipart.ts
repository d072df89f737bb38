import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Busboy, type BusboyHeaders } from '@fastify/busboy';

import { MAX_FILES, MAX_FILE_BYTES } from '../form/checkFiles';
import type { RawFields } from '../form/checkFields';
import { bounded } from './readBytes';
import { Refusal } from './refusal';

/** A file as it came. */
export interface SentFile {
  field: string;
  name: string;
  bytes: Buffer;
}

export interface Sent {
  fields: RawFields;
  files: SentFile[];
}

/** Room for the fields, and for one file more than is allowed: that is refused in words, not with 413. */
const MAX_BODY = (MAX_FILES + 1) * MAX_FILE_BYTES + 512 * 1024;

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

/**
 * Reads a multipart body into memory. A file field that was left empty is no file.
 *
 * @throws Refusal 413 when it is too large, 400 when it is malformed.
 */
export const readMultipart = async (request: IncomingMessage): Promise<Sent> => {
  const fields = new Map<string, unknown>();
  const files: SentFile[] = [];
  let overflow = false;
  try {
    // Throws when there is no boundary.
    const parser = new Busboy({ headers: request.headers as BusboyHeaders, limits: LIMITS });
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (isLong(name) || valueCut) overflow = true;
      addField(fields, name, value);
    });
    parser.on('file', (field, stream, name) => {
      if (isLong(field)) overflow = true;
      const parts: Buffer[] = [];
      // A file that breaks off: the parser says so as well. Unheard, this would end the process.
      stream.on('error', () => {});
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const bytes = Buffer.concat(parts);
        if (name || bytes.length > 0) files.push({ field, name: baseName(name ?? ''), bytes });
      });
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(event, () => {
        overflow = true;
      });
    await pipeline(Readable.from(bounded(request, MAX_BODY)), parser);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400);
  }
  if (overflow) throw new Refusal(413);
  return { fields: Object.fromEntries(fields), files };
};
