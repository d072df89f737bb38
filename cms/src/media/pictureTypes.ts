import path from 'node:path';

/** A kind of picture that is taken. */
export interface PictureType {
  name: string;
  /** Of file names, the usual one first. */
  endings: readonly [string, ...string[]];
  /** Whether a file with these first bytes says that it is one. */
  begins: (head: Buffer) => boolean;
}

const text = (head: Buffer, start: number, end: number): string => head.toString('latin1', start, end);

/**
 * What browsers show and sharp decodes. SVG is not among them: it is a document that may run scripts, on the address of
 * the admin, and the site shows none from the CMS.
 */
const PICTURE_TYPES: readonly PictureType[] = [
  { name: 'JPEG', endings: ['.jpg', '.jpeg'], begins: (head) => head.readUIntBE(0, 3) === 0xffd8ff },
  { name: 'PNG', endings: ['.png'], begins: (head) => text(head, 0, 8) === '\x89PNG\r\n\x1a\n' },
  {
    name: 'WebP',
    endings: ['.webp'],
    begins: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP',
  },
  { name: 'GIF', endings: ['.gif'], begins: (head) => /^GIF8[79]a/.test(text(head, 0, 6)) },
  {
    name: 'AVIF',
    endings: ['.avif'],
    // The brands that the file conforms to, one of which need not be the first.
    begins: (head) => text(head, 4, 8) === 'ftyp' && /avi[fs]/.test(text(head, 8, HEAD_BYTES)),
  },
];

/** Whether a file is a picture as iPhones take them, which no browser but theirs shows. */
export const isHeic = (head: Buffer): boolean =>
  text(head, 4, 8) === 'ftyp' && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(text(head, 8, 12));

/** How many bytes `typeOfBytes` wants. */
export const HEAD_BYTES = 32;

export const typeOfName = (name: string): PictureType | undefined => {
  const ending = path.extname(name).toLowerCase();
  return PICTURE_TYPES.find(({ endings }) => endings.includes(ending));
};

export const typeOfBytes = (head: Buffer): PictureType | undefined =>
  head.length < HEAD_BYTES ? undefined : PICTURE_TYPES.find(({ begins }) => begins(head));
