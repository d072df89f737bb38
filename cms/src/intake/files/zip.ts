/**
 * A strict reader of zip archives. Programs disagree about what a sloppy archive holds, and that is where polyglots and
 * hidden parts live: so this one takes only archives that every reader reads alike. One archive from the first byte to
 * the last, the directory and the parts saying the same, nothing encrypted, nothing that grows beyond bounds.
 */
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { fail } from './fail';

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

const MAX_PARTS = 2_000;
const MAX_UNPACKED = 32 * 1024 * 1024;

/** A part of more than a megabyte may have this many times its packed size; text with much repetition has a hundred. */
const MAX_RATIO = 250;
const SMALL = 1024 * 1024;

/** Extra fields that say something else than the directory: sizes, names, encryption. Other ones are times and padding. */
const REFUSED_EXTRAS = [0x0001, 0x7075, 0x6375, 0x9901, 0x0017];

const END = 0x06054b50;
const END_BYTES = 22;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;

/** Encryption, strong encryption, patch data, hidden headers. */
const REFUSED_FLAGS = 0x0001 | 0x0040 | 0x0020 | 0x2000;
const HAS_DESCRIPTOR = 0x0008;

const STORED = 0;
const DEFLATED = 8;

interface Part {
  name: string;
  flags: number;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

const readEnd = (bytes: Buffer) => {
  const at = bytes.length - END_BYTES;
  if (at < 0 || bytes.readUInt32LE(at) !== END || bytes.readUInt16LE(at + 20) !== 0)
    return fail('the archive does not end with the file');
  const parts = bytes.readUInt16LE(at + 10);
  const size = bytes.readUInt32LE(at + 12);
  const offset = bytes.readUInt32LE(at + 16);
  const isWhole = bytes.readUInt32LE(at + 4) === 0 && bytes.readUInt16LE(at + 8) === parts;
  if (!isWhole || offset + size !== at || parts > MAX_PARTS) return fail('the end of the archive is wrong');
  return { at, parts, offset };
};

/** The extra fields of a part: pairs of a kind and a length, and the bytes of each. */
const checkExtras = (extras: Buffer): void => {
  for (let at = 0; at + 4 <= extras.length; at += 4 + extras.readUInt16LE(at + 2))
    if (REFUSED_EXTRAS.includes(extras.readUInt16LE(at))) fail('a part says two things of itself');
};

const readPart = (bytes: Buffer, at: number): { part: Part; next: number } => {
  if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return fail('the directory is wrong');
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const part = {
    name: bytes.toString('utf8', at + 46, nameEnd),
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  const extrasEnd = nameEnd + bytes.readUInt16LE(at + 30);
  checkExtras(bytes.subarray(nameEnd, extrasEnd));
  return { part, next: extrasEnd + bytes.readUInt16LE(at + 32) };
};

const checkName = (name: string): void => {
  if (/^[\\/]|\\|(^|\/)\.\.(\/|$)|[\p{Cc}\ufffd]/u.test(name)) fail('a part has a forbidden name');
};

const readDirectory = (bytes: Buffer): { parts: Part[]; offset: number } => {
  const end = readEnd(bytes);
  const parts: Part[] = [];
  let at = end.offset;
  for (let index = 0; index < end.parts; index += 1) {
    const { part, next } = readPart(bytes, at);
    checkName(part.name);
    if (part.flags & REFUSED_FLAGS) fail('a part is encrypted');
    if (part.method !== STORED && part.method !== DEFLATED) fail('a part is packed in an unknown way');
    if (part.unpacked > SMALL && part.unpacked > part.packed * MAX_RATIO) fail('the archive is too large');
    parts.push(part);
    at = next;
  }
  if (at !== end.at) fail('the directory has another length');
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  if (names.size !== parts.length) fail('two parts have the same name');
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED) fail('the archive is too large');
  return { parts, offset: end.offset };
};

/** Where the packed bytes of a part begin, after its own header, which has to say what the directory says. */
const startOf = (bytes: Buffer, part: Part): number => {
  const { offset } = part;
  if (bytes.readUInt32LE(offset) !== LOCAL_ENTRY) return fail('a part has no header');
  const nameEnd = offset + 30 + bytes.readUInt16LE(offset + 26);
  const isSame =
    bytes.toString('utf8', offset + 30, nameEnd) === part.name &&
    bytes.readUInt16LE(offset + 6) === part.flags &&
    bytes.readUInt16LE(offset + 8) === part.method;
  const sizes = [bytes.readUInt32LE(offset + 18), bytes.readUInt32LE(offset + 22)];
  const listed = [part.packed, part.unpacked];
  const isToldBehind = (part.flags & HAS_DESCRIPTOR) !== 0;
  const isRight = sizes.every((size, index) => size === listed[index] || (isToldBehind && size === 0));
  if (!isSame || !isRight) return fail('a part and the directory disagree');
  const extrasEnd = nameEnd + bytes.readUInt16LE(offset + 28);
  checkExtras(bytes.subarray(nameEnd, extrasEnd));
  return extrasEnd;
};

/** The length of the descriptor behind a part: its sizes once more, with or without a signature. */
const descriptorBytes = (bytes: Buffer, { flags }: Part, at: number): number => {
  if (!(flags & HAS_DESCRIPTOR)) return 0;
  return bytes.readUInt32LE(at) === DATA_DESCRIPTOR ? 16 : 12;
};

const unpack = async (bytes: Buffer, { method, packed, unpacked }: Part, start: number): Promise<Buffer> => {
  const data = bytes.subarray(start, start + packed);
  const content = method === STORED ? data : await inflate(data, { maxOutputLength: Math.max(unpacked, 1) });
  return content.length === unpacked ? content : fail('a part has another size');
};

/**
 * Reads an archive.
 *
 * @returns the unpacked parts by name; folders are left out.
 * @throws when the archive is not exactly as it should be.
 */
export const readZip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const { parts, offset } = readDirectory(bytes);
  const contents = new Map<string, Buffer>();
  let at = 0;
  for (const part of [...parts].sort((a, b) => a.offset - b.offset)) {
    if (part.offset !== at) fail('there is something between the parts');
    const start = startOf(bytes, part);
    const content = await unpack(bytes, part, start);
    if (!part.name.endsWith('/')) contents.set(part.name, content);
    at = start + part.packed;
    at += descriptorBytes(bytes, part, at);
  }
  if (at !== offset) fail('there is something before the directory');
  return contents;
};
