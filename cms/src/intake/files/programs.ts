/** Programs, archives and compound files that lie in a part which is to be a picture, a font or the settings of a printer. */
import { holdsArchive } from './archives';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The first bytes of a program for Windows, as the usual linkers write them. */
const USUAL = latin('MZ\u0090\u0000\u0003\u0000\u0000\u0000');
const DOS = latin('MZ');
const WINDOWS = latin('PE\0\0');
/** Where the beginning says where the rest begins, which is near. */
const WINDOWS_AT = 60;
const FARTHEST = 4_096;

/** Beginnings of programs for other systems, and of scripts. */
const STARTS = [
  latin('MZ'),
  latin('\u007fELF'),
  latin('\u00cf\u00fa\u00ed\u00fe'),
  latin('\u00ca\u00fe\u00ba\u00be'),
  latin('#!'),
];

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const isWindows = (bytes: Buffer, at: number): boolean => {
  if (at + WINDOWS_AT + 4 > bytes.length) return false;
  const offset = bytes.readUInt32LE(at + WINDOWS_AT);
  return offset <= FARTHEST && bytes.subarray(at + offset, at + offset + 4).equals(WINDOWS);
};

/** Whether a program for Windows lies anywhere in these bytes. */
export const holdsProgram = (bytes: Buffer): boolean => {
  if (bytes.includes(USUAL)) return true;
  for (let at = bytes.indexOf(DOS); at >= 0; at = bytes.indexOf(DOS, at + 1))
    if (isWindows(bytes, at)) return true;
  return false;
};

/** Whether these bytes begin as a program, or one, an archive, a compound file or a PDF lies anywhere in them. */
export const holdsOther = (bytes: Buffer): boolean =>
  STARTS.some((start) => bytes.subarray(0, start.length).equals(start)) ||
  holdsProgram(bytes) ||
  bytes.includes(COMPOUND) ||
  bytes.includes('%PDF-') ||
  holdsArchive(bytes);
