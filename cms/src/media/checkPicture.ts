import { open } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { HEAD_BYTES, type PictureType, isHeic, typeOfBytes, typeOfName } from './pictureTypes';

/** A file as Strapi's upload has it, before it is stored. */
export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
  /** As the sender says. */
  mimetype?: string | null;
  /** As Strapi found in the first bytes. */
  detectedMimeType?: string;
}

/** Of all frames together. A camera's largest pictures have 50 million; decoding that many takes about a second. */
export const MOST_PIXELS = 50_000_000;

/** The longest side of a WebP, into which the site's pictures are made. */
export const LONGEST_SIDE = 16_383;

/** Why a picture is refused. */
export type Problem =
  | { reason: 'notTaken' | 'heic' | 'broken' }
  | { reason: 'wrongName'; type: PictureType }
  | { reason: 'tooLarge'; width: number; height: number }
  | { reason: 'otherType'; type: PictureType | undefined };

const readHead = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Decodes the picture, every frame of it, once its header says that it is of a size to be decoded. */
const decode = async (file: string): Promise<Problem | undefined> => {
  try {
    // The header is read without a limit, so that the refusal can say the size.
    const {
      width,
      height,
      pages = 1,
      pageHeight = height,
    } = await sharp(file, {
      limitInputPixels: false,
    }).metadata();
    if (Math.max(width, pageHeight) > LONGEST_SIDE || width * pageHeight * pages > MOST_PIXELS)
      return { reason: 'tooLarge', width, height: pageHeight };
    await sharp(file, { animated: true, limitInputPixels: MOST_PIXELS }).stats();
    return undefined;
  } catch {
    return { reason: 'broken' };
  }
};

const isImage = (mime: string | null | undefined): boolean => mime?.startsWith('image/') ?? false;

/**
 * Checks a file that is a picture, or that claims to be one by its name or its type: that it is of a kind that is taken
 * and that its name says so, that it can be decoded to its end, and that it is no larger than the site can use.
 *
 * @param replaced the name of the stored file whose place it takes: its address stays, so the kind has to.
 * @returns undefined when it may be stored, or is no picture.
 */
export const checkPicture = async (file: UploadedFile, replaced?: string): Promise<Problem | undefined> => {
  const name = file.originalFilename ?? '';
  const named = typeOfName(name);
  const claims = named !== undefined || isImage(file.mimetype) || isImage(file.detectedMimeType);
  const head = claims ? await readHead(file.filepath) : Buffer.alloc(0);
  const type = typeOfBytes(head);
  if (claims && !type && isHeic(head)) return { reason: 'heic' };
  if (claims && !type) return { reason: named ? 'broken' : 'notTaken' };
  if (type && path.extname(name) !== '' && named !== type) return { reason: 'wrongName', type };
  const kept = replaced === undefined ? type : typeOfName(replaced);
  if (kept !== type) return { reason: 'otherType', type: kept };
  return type && decode(file.filepath);
};
