import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';

import type { BringFile } from './files';

const picture = /<img\b[^>]*?\ssrc="((?:https?:\/\/[^"/]+)?\/uploads\/[^"]+)"[^>]*>/g;

/** What the page needs of a picture, unless the editor said it: his size wins over the file's own. */
const withDefaults = (
  tag: string,
  defaults: Readonly<Record<string, string | number | undefined>>,
): string => {
  const missing = Object.entries(defaults).filter(
    ([name, value]) => value !== undefined && !new RegExp(`\\s${name}=`).test(tag),
  );
  const attributes = missing.map(([name, value]) => ` ${name}="${value}"`).join('');
  return tag.replace(/\s*\/?>$/, `${attributes} />`);
};

/** Puts a file into the release. @returns its address there and its size in pixels, where it has one. */
const publish = async (file: FileSystemNode) => {
  const address = `/static/${file.internal.contentDigest}/${basename(file.absolutePath)}`;
  const target = join('public', address);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file.absolutePath, target);
  const { width, height } = await sharp(file.absolutePath)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  return { address, width, height };
};

/**
 * Brings the pictures an editor put into a rich text into the release, so that the page is whole when the CMS
 * is down, and gives them a size so that nothing moves while they load. A picture that cannot be had is left out.
 *
 * @param html as `safeContent` writes it: attributes in double quotes.
 */
export const bringPicturesHome = async (html: string, bring: BringFile, shownIn: string): Promise<string> => {
  let result = html;
  const tags = new Map([...html.matchAll(picture)].map(([tag, src = '']) => [tag, src]));
  for (const [tag, src] of tags) {
    const file = await bring({ url: src.replaceAll('&amp;', '&') }, shownIn);
    if (!file) {
      result = result.replaceAll(tag, '');
      continue;
    }
    const { address, ...size } = await publish(file);
    const local = withDefaults(tag.replace(`src="${src}"`, `src="${address}"`), {
      ...size,
      loading: 'lazy',
      decoding: 'async',
    });
    result = result.replaceAll(tag, () => local);
  }
  return result;
};
