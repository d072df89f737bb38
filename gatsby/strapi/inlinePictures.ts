import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { FileSystemNode } from 'gatsby-source-filesystem';
import sanitize from 'sanitize-html';
import sharp from 'sharp';

import { htmlRules } from '../../src/lib/safeContent';
import type { BringFile } from './files';
import type { Place } from './place';

type Attributes = Readonly<Record<string, string>>;

/** Puts a file into the release. @returns its address there and its size in pixels. */
const publish = async (file: FileSystemNode): Promise<Attributes> => {
  const name = basename(file.absolutePath);
  const folder = `/static/${file.internal.contentDigest}`;
  const target = join('public', folder, name);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file.absolutePath, target);
  const { width, height } = await sharp(file.absolutePath).metadata();
  return { src: `${folder}/${encodeURIComponent(name)}`, width: String(width), height: String(height) };
};

/** The HTML with each picture as `change` gives it back; one without an address is left out. All else stays. */
const withPictures = (html: string, change: (attributes: Attributes) => Attributes): string =>
  sanitize(html, {
    ...htmlRules,
    transformTags: { img: (tagName, attribs) => ({ tagName, attribs: { ...change(attribs) } }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });

/**
 * Brings the pictures an editor put into a rich text into the release, so that the page is whole when the CMS
 * is down, and gives them a size so that nothing moves while they load: the editor's own, if he gave one. A picture that
 * cannot be had is left out.
 *
 * @param html as `safeContent` writes it.
 */
export const bringPicturesHome = async (html: string, bring: BringFile, shownIn: Place): Promise<string> => {
  if (!html.includes('<img')) return html;
  const wanted = new Set<string>();
  withPictures(html, (picture) => {
    if (picture.src) wanted.add(picture.src);
    return picture;
  });
  const published = new Map<string, Attributes>();
  for (const url of wanted) {
    const file = await bring({ url, inText: true }, shownIn);
    if (file) published.set(url, await publish(file));
  }
  return withPictures(html, ({ src = '', ...own }) => {
    const { src: local = '', ...size } = published.get(src) ?? {};
    return { src: local, ...size, loading: 'lazy', decoding: 'async', ...own };
  });
};
