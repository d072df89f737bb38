import { pictureAddress } from '../../../richText/address';

/** A file as the media library gives it. */
export interface LibraryFile {
  url: string;
  name?: string;
  mime?: string;
  alternativeText?: string | null;
  width?: number | null;
  height?: number | null;
}

/**
 * A file of the media library as a picture of a text, without the CMS's host, which may move. Undefined for what is no
 * picture. The name of a file is no alternative.
 */
export const libraryPicture = (file: LibraryFile, cmsAddress: string) => {
  const { url, name, mime, alternativeText, width, height } = file;
  const src = pictureAddress(url.startsWith(`${cmsAddress}/`) ? url.slice(cmsAddress.length) : url);
  if (!src || (mime && !mime.startsWith('image/'))) return undefined;
  const alt = alternativeText && alternativeText !== name ? alternativeText : '';
  const pixels = (value?: number | null) => (value ? String(Math.round(value)) : null);
  return { type: 'picture', attrs: { src, alt, width: pixels(width), height: pixels(height) } };
};
