import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { CreateResolversArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';

const picture = /<img\b[^>]*?\ssrc="((?:https?:\/\/[^"/]+)?\/uploads\/[^"]+)"[^>]*>/g;

/** What the page needs of a picture, unless the editor said it: his size wins over the file's own. */
const withDefaults = (
  tag: string,
  defaults: Readonly<Record<string, string | number | undefined>>,
): string => {
  const missing = Object.entries(defaults).filter(([name]) => !new RegExp(`\\s${name}=`).test(tag));
  const attributes = missing.map(([name, value]) => ` ${name}="${value}"`).join('');
  return tag.replace(/\s*\/?>$/, `${attributes} />`);
};

/** Fetches one picture of the CMS into the site. @returns its address there and its size in pixels. */
const bringHome = async (src: string, strapiUrl: string, args: CreateResolversArgs) => {
  const file = await createRemoteFileNode({
    url: src.startsWith('/') ? `${strapiUrl}${src}` : src,
    cache: args.cache,
    createNode: args.actions.createNode,
    createNodeId: args.createNodeId,
  });
  const address = `/static/${file.internal.contentDigest}/${basename(file.absolutePath)}`;
  const target = join('public', address);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file.absolutePath, target);
  const { width, height } = await sharp(file.absolutePath).metadata();
  return { address, width, height };
};

/**
 * Brings the pictures an editor put into a rich text into the release, so that the page is whole when the CMS
 * is down, and gives them a size so that nothing moves while they load.
 *
 * @throws when a picture cannot be fetched: a release must not have holes.
 */
export const bringPicturesHome = async (
  html: string,
  strapiUrl: string,
  args: CreateResolversArgs,
): Promise<string> => {
  let result = html;
  const tags = new Map([...html.matchAll(picture)].map(([tag, src = '']) => [tag, src]));
  for (const [tag, src] of tags) {
    const { address, ...size } = await bringHome(src, strapiUrl, args).catch((error: unknown) => {
      throw new Error(`The picture ${src} of a text cannot be fetched from the CMS: ${String(error)}`);
    });
    const local = tag.replace(`src="${src}"`, `src="${address}"`);
    result = result.replaceAll(tag, () =>
      withDefaults(local, { ...size, loading: 'lazy', decoding: 'async' }),
    );
  }
  return result;
};
