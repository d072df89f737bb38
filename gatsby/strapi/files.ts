import type { SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode, type FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';

import type { LeftOut, LeftOutReason } from '../../release/content';
import { CmsError, reasonOf } from './cmsError';
import { inWords, type Place } from './place';
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
export type BringFile = (file: CmsFile, shownIn: Place) => Promise<FileSystemNode | undefined>;

/** The kinds that Gatsby makes pictures of or that browsers show; an SVG is more than its check could judge. */
const pictures = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'tif', 'tiff', 'webp'];

const isPicture = ({ extension }: FileSystemNode): boolean => pictures.includes(extension.toLowerCase());

/** A file is at fault. The message says in a few words how. */
class FileFault extends Error {
  constructor(
    readonly reason: LeftOutReason,
    message: string,
  ) {
    super(message);
  }
}

/** Pixels of all frames together: what the CMS takes (cms/src/media/checkPicture.ts). Older uploads were not asked. */
export const MOST_PIXELS = 50_000_000;

/** Decodes a picture, small and to its last byte, as strictly as Gatsby will, once its header says that it can be. */
const checkPicture = async (file: FileSystemNode): Promise<void> => {
  if (!isPicture(file)) return;
  const { absolutePath } = file;
  try {
    const { width, height, pages = 1, pageHeight = height } = await sharp(absolutePath).metadata();
    if (width * pageHeight * pages > MOST_PIXELS)
      throw new FileFault('tooLarge', `it has ${width} by ${pageHeight * pages} pixels`);
    await sharp(absolutePath, { failOn: 'warning' }).resize(16).raw().toBuffer();
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault('undecodable', `it cannot be decoded (${reasonOf(error)})`);
  }
};

const faultOf = (error: unknown): FileFault =>
  error instanceof FileFault ? error : new FileFault('missing', reasonOf(error));

/**
 * Whether it is the server that failed: it was not reached, broke off (Gatsby then fails with a string) or answered
 * with a failure of its own. An answer that it has no such file, or an address that is none, is the file's fault.
 */
const isOutage = (error: unknown): boolean => {
  const { code, response } = Object(error) as { code?: string; response?: { statusCode: number } };
  if (response) return response.statusCode >= 500 || [408, 429].includes(response.statusCode);
  return code !== undefined || typeof error === 'string';
};

/** What a file's server tells it from an earlier one by, for a file that the media library's entry does not come with. */
const versionOf = async (address: string): Promise<string | undefined> => {
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  );
  return (answer?.ok && (answer.headers.get('etag') ?? answer.headers.get('last-modified'))) || undefined;
};

/** So many files that cannot be had mean that the store of files is broken, not the files. */
const isStoreLost = (broken: number, asked: number): boolean => broken >= 5 && broken * 2 > asked;

/**
 * Brings files home, each once per build. `leftOut` grows with each that could not be had, at each place that shows it;
 * `assertStore` throws CmsError when these are most.
 *
 * @param had addresses of the files that builds of this process have brought home: a build may ask for a few only.
 */
export const cmsFiles = (
  { cache, getNode, createNodeId, reporter, actions }: SourceNodesArgs,
  strapiUrl: string,
  had: Set<string> = new Set(),
): { bring: BringFile; leftOut: readonly LeftOut[]; assertStore: () => void } => {
  const files = new Map<string, Promise<FileSystemNode>>();
  const broken = new Set<string>();
  const leftOut: LeftOut[] = [];

  const unchanged = async (address: string, version: string | undefined) => {
    const known = (await cache.get(address)) as { id: string; version: string } | undefined;
    const node = version && known?.version === version ? getNode(known.id) : undefined;
    if (node) actions.touchNode(node);
    return node as FileSystemNode | undefined;
  };

  const fetchFile = async (address: string, updatedAt: string | undefined): Promise<FileSystemNode> => {
    const version = updatedAt ?? (await versionOf(address));
    const here = await unchanged(address, version);
    if (here) return here;
    const { createNode } = actions;
    // Gatsby asks once for an address as long as its process lives. The server does not see what stands behind the `#`.
    const url = `${address}#${encodeURIComponent(version ?? Date.now())}`;
    const file = await createRemoteFileNode({ url, cache, createNode, createNodeId });
    await checkPicture(file);
    await cache.set(address, { id: file.id, version });
    return file;
  };

  const addressOf = ({ url, inText }: CmsFile): string | undefined => {
    if (inText) return uploadAddress(url, strapiUrl);
    return URL.canParse(url, strapiUrl) ? new URL(url, strapiUrl).href : url;
  };

  const bring: BringFile = async (wanted, shownIn) => {
    const { url, name = url, updatedAt, inText } = wanted;
    const leaveOut = ({ reason, message: detail }: FileFault): undefined => {
      reporter.warn(`${inWords(shownIn)}: the site is built without the file "${name}" (${url}): ${detail}.`);
      leftOut.push({ ...shownIn.entry, what: 'picture', reason, field: shownIn.field, file: name, detail });
    };
    const address = addressOf(wanted);
    if (!address)
      return leaveOut(new FileFault('foreign', 'a text shows pictures of the media library only'));
    const file = files.get(address) ?? fetchFile(address, updatedAt);
    files.set(address, file);
    try {
      const found = await file;
      had.add(address);
      if (!inText || isPicture(found)) return found;
      return leaveOut(new FileFault('notPicture', 'it is no picture that every browser shows'));
    } catch (error) {
      if (address.startsWith(`${strapiUrl}/`) && isOutage(error))
        throw new CmsError(
          `The CMS cannot deliver ${url} (${reasonOf(error)}), shown in ${inWords(shownIn)}.`,
        );
      broken.add(address);
      had.delete(address);
      return leaveOut(faultOf(error));
    }
  };

  const assertStore = () => {
    const asked = broken.size + had.size;
    if (isStoreLost(broken.size, asked))
      throw new CmsError(
        `The CMS cannot deliver ${broken.size} of ${asked} files, the lines above say which: look at where it keeps its files, then build again.`,
      );
  };

  return { bring, leftOut, assertStore };
};
