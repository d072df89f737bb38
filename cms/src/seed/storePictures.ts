import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** As many pictures at once as use two cores well. */
const AT_ONCE = 3;

const WEBP = { quality: 82, effort: 1 };

/** A picture of the sample content, in WebP. */
export interface Picture {
  /** The file name, without its extension. It begins with the subject, which has a folder in the media library. */
  name: string;
  data: Buffer;
  alternativeText: string;
}

/** The parts of Strapi's file record that are made here. */
interface StoredFile {
  name: string;
  alternativeText?: string;
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  /** Kilobytes. */
  size: number;
  sizeInBytes: number;
  url: string;
  provider?: string;
  folderPath?: string;
  formats?: Record<string, StoredFile>;
}

/** A picture in WebP. */
interface Encoded {
  data: Buffer;
  info: Pick<OutputInfo, 'width' | 'height'>;
}

const encode = (scaled: Sharp): Promise<Encoded> => scaled.webp(WEBP).toBuffer({ resolveWithObject: true });

const store = async (
  strapi: Core.Strapi,
  name: string,
  hash: string,
  { data, info }: Encoded,
): Promise<StoredFile> => {
  const file = {
    name: `${name}.webp`,
    hash,
    ext: '.webp',
    mime: 'image/webp',
    width: info.width,
    height: info.height,
    size: Math.round(data.length / 10) / 100,
    sizeInBytes: data.length,
    url: '',
    buffer: data,
  };
  // The provider writes the file and sets its address.
  await strapi.plugin('upload').provider.upload(file);
  const { buffer: _written, ...stored } = file;
  return stored;
};

/** The boxes that the formats fit into, as the upload plugin has them: 'thumbnail' and the breakpoints, the widest first. */
const boxes = (strapi: Core.Strapi): [string, { width: number; height: number }][] => {
  const breakpoints: Record<string, number> = strapi.config.get('plugin::upload.breakpoints');
  const squares = Object.entries(breakpoints).map(
    ([key, size]): [string, { width: number; height: number }] => [key, { width: size, height: size }],
  );
  const all: typeof squares = [['thumbnail', { width: 245, height: 156 }], ...squares];
  return all.sort(([, one], [, other]) => other.width - one.width);
};

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const pixels = (any: Sharp): Promise<Pixels> => any.raw().toBuffer({ resolveWithObject: true });

const image = ({ data, info: { width, height } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

/**
 * Stores one picture with its formats. The upload plugin's own way encodes, reads and checks each picture several times
 * over, which takes minutes for the whole sample content; here it is read once, and each format is scaled from the one
 * before it.
 */
const storePicture = async (
  strapi: Core.Strapi,
  { name, data: bytes, alternativeText }: Picture,
): Promise<StoredFile> => {
  const { data, info } = await pixels(sharp(bytes).removeAlpha());
  const hash = `${name}_${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}`;
  const formats: Record<string, StoredFile> = {};
  let scaled = { data, info };
  for (const [key, box] of boxes(strapi)) {
    if (box.width >= info.width && box.height >= info.height) continue;
    scaled = await pixels(image(scaled).resize({ ...box, fit: 'inside' }));
    formats[key] = await store(strapi, `${key}_${name}`, `${key}_${hash}`, await encode(image(scaled)));
  }
  const file = await store(strapi, name, hash, { data: bytes, info });
  const { provider } = strapi.config.get<{ provider: string }>('plugin::upload');
  return { ...file, alternativeText, formats, provider, folderPath: '/' };
};

/** Stores pictures as files, not yet known to the media library. */
export const storePictures = async (strapi: Core.Strapi, pictures: Picture[]): Promise<StoredFile[]> => {
  const waiting = [...pictures];
  const stored: StoredFile[] = [];
  const work = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift())
      stored.push(await storePicture(strapi, picture));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
};

/** Gives the stored file of a picture by its name. */
export const fileIn =
  (files: StoredFile[]) =>
  (name: string): StoredFile => {
    const found = files.find((file) => file.name === `${name}.webp`);
    if (!found) throw new Error(`The sample content has no picture ${name}.`);
    return found;
  };

/** Gives the media library's id of a picture by its name. */
export type PictureIds = (name: string) => number;

/** The folder of the media library by the subject that the name of a picture begins with. */
const FOLDERS: Readonly<Record<string, string>> = {
  ...{ author: 'Authors', post: 'Blog', showcase: 'Showcases' },
  template: 'Templates',
};

const folderName = ({ name }: StoredFile): string => FOLDERS[name.split('-')[0] ?? ''] ?? '';

interface Folder {
  id: number;
  /** Of folders' numbers, from the root: '/3'. */
  path: string;
}

const createFolders = async (strapi: Core.Strapi, files: StoredFile[]): Promise<Map<string, Folder>> => {
  const folders = new Map<string, Folder>();
  const names = new Set(files.map(folderName).filter((name) => name !== ''));
  for (const name of [...names].sort())
    folders.set(name, await strapi.plugin('upload').service('folder').create({ name, parent: null }));
  return folders;
};

/** Enters stored pictures into the media library, each into the folder of its subject. */
export const addToLibrary = async (strapi: Core.Strapi, files: StoredFile[]): Promise<PictureIds> => {
  const ids = new Map<string, number>();
  const folders = await createFolders(strapi, files);
  for (const file of files) {
    const { id: folder, path: folderPath } = folders.get(folderName(file)) ?? { id: null, path: '/' };
    const data = { ...file, folder, folderPath };
    const { id } = await strapi.db.query('plugin::upload.file').create({ data });
    ids.set(file.name, id);
  }
  return (name) => {
    const id = ids.get(`${name}.webp`);
    if (id === undefined) throw new Error(`The sample content has no picture ${name}.`);
    return id;
  };
};
