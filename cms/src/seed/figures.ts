import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A drawing in the text of a post. */
export interface Figure {
  /** Of its file, without the extension. */
  name: string;
  /** As the text has it. */
  alternativeText: string;
  /** WebP. */
  data: Buffer;
}

/** Where a picture of the media library is and how large, in pixels. */
export interface Upload {
  url: string;
  width: number;
  height: number;
}

const PICTURE = /<img\s+src="(figure-[\w-]+)\.webp"\s+alt="([^"]*)"/g;

/** A text may be broken into lines. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * The figures that a text shows by the names of files beside it.
 *
 * @throws when there is no such file.
 */
export const readFigures = (folder: string, html: string): Figure[] =>
  [...html.matchAll(PICTURE)].map(([, name = '', alternativeText = '']) => ({
    ...{ name, alternativeText: oneLine(alternativeText) },
    data: readFileSync(path.join(folder, `${name}.webp`)),
  }));

/** The text with its figures as the editor of the admin writes pictures: at the address of the upload, with their sizes. */
export const withUploads = (html: string, upload: (name: string) => Upload): string =>
  html.replaceAll(PICTURE, (_tag, name: string, alternativeText: string) => {
    const { url, width, height } = upload(name);
    return `<img src="${url}" alt="${oneLine(alternativeText)}" width="${width}" height="${height}"`;
  });
