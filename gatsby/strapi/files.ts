import type { SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode, type FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';

import { CmsError, reasonOf } from './cmsError';
import { uploadAddress } from './uploadAddress';

/** A file as the media library or a text names it. */
export interface CmsFile {
  /** Address, absolute or relative to the CMS. */
  readonly url: string;
  /** What an editor knows the file by. */
  readonly name?: string;
  /** When the media library's entry changed last: a file that is here and has not changed is not asked for again. */
  readonly updatedAt?: string;
  /** An editor wrote the address into a text: only a picture that the CMS holds is meant. */
  readonly inText?: boolean;
}

/**
 * Brings a file of the CMS into the build.
 *
 * @param shownIn the entry and the field that show it, for whoever has to mend it.
 * @returns the file, or undefined when the file is at fault: the site is then built without it, and the log says so.
 * @throws CmsError when the CMS is at fault.
 */
export type BringFile = (file: CmsFile, shownIn: string) => Promise<FileSystemNode | undefined>;

/** The kinds that Gatsby makes pictures of or that browsers show; an SVG is more than its check could judge. */
const pictures = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'tif', 'tiff', 'webp'];

const isPicture = ({ extension }: FileSystemNode): boolean => pictures.includes(extension.toLowerCase());

/** Decodes a picture, small and to its last byte, as strictly as Gatsby will. */
const checkPicture = async (file: FileSystemNode): Promise<void> => {
  if (!isPicture(file)) return;
  const { absolutePath } = file;
  try {
    await sharp(absolutePath, { failOn: 'warning' }).resize(16).raw().toBuffer();
  } catch (error) {
    throw new Error(`it cannot be decoded (${reasonOf(error)})`);
  }
};

/**
 * Whether it is the server that failed: it was not reached, broke off (Gatsby then fails with a string) or answered
 * with a failure of its own. An answer that it has no such file, or an address that is none, is the file's fault.
 */
const isOutage = (error: unknown): boolean => {
  const { code, response } = Object(error) as { code?: string; response?: { statusCode: number } };
  if (response) return response.statusCode >= 500 || [408, 429].includes(response.statusCode);
  return code !== undefined || typeof error === 'string';
};

/** So many files that cannot be had mean that the store of files is broken, not the files. */
const isStoreLost = (broken: number, asked: number): boolean => broken >= 5 && broken * 2 > asked;

/** Brings files home, each once per build. `assertStore` throws CmsError when most files could not be had. */
export const cmsFiles = (
  { cache, getNode, createNodeId, reporter, actions }: SourceNodesArgs,
  strapiUrl: string,
): { bring: BringFile; assertStore: () => void } => {
  const files = new Map<string, Promise<FileSystemNode>>();
  const broken = new Set<string>();

  const unchanged = async (address: string, updatedAt: string | undefined) => {
    const known = (await cache.get(address)) as { id: string; updatedAt: string } | undefined;
    const node = updatedAt && known?.updatedAt === updatedAt ? getNode(known.id) : undefined;
    if (node) actions.touchNode(node);
    return node as FileSystemNode | undefined;
  };

  const fetchFile = async (address: string, updatedAt: string | undefined): Promise<FileSystemNode> => {
    const here = await unchanged(address, updatedAt);
    if (here) return here;
    const { createNode } = actions;
    const file = await createRemoteFileNode({ url: address, cache, createNode, createNodeId });
    await checkPicture(file);
    await cache.set(address, { id: file.id, updatedAt });
    return file;
  };

  const addressOf = ({ url, inText }: CmsFile): string | undefined => {
    if (inText) return uploadAddress(url, strapiUrl);
    return URL.canParse(url, strapiUrl) ? new URL(url, strapiUrl).href : url;
  };

  const bring: BringFile = async (wanted, shownIn) => {
    const { url, name = url, updatedAt, inText } = wanted;
    const leaveOut = (why: string): undefined => {
      reporter.warn(`${shownIn}: the site is built without the file "${name}" (${url}): ${why}.`);
    };
    const address = addressOf(wanted);
    if (!address) return leaveOut('a text shows pictures of the media library only');
    const file = files.get(address) ?? fetchFile(address, updatedAt);
    files.set(address, file);
    try {
      const found = await file;
      return inText && !isPicture(found) ? leaveOut('it is no picture that every browser shows') : found;
    } catch (error) {
      if (address.startsWith(`${strapiUrl}/`) && isOutage(error))
        throw new CmsError(`The CMS cannot deliver ${url} (${reasonOf(error)}), shown in ${shownIn}.`);
      broken.add(address);
      return leaveOut(reasonOf(error));
    }
  };

  const assertStore = () => {
    if (isStoreLost(broken.size, files.size))
      throw new CmsError(
        `The CMS cannot deliver ${broken.size} of ${files.size} files, the lines above say which: look at where it keeps its files, then build again.`,
      );
  };

  return { bring, assertStore };
};
