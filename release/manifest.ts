import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the site: `path` is its address (`/en/blog/`), `file` its place (`en/blog/index.html`). */
export interface ManifestFile {
  path: string;
  file: string;
  cache: 'immutable' | 'revalidate';
}

interface ManifestRedirect {
  from: string;
  to: string;
  status: 301 | 302;
  ignoreCase: boolean;
}

/** The addresses of one page, by language, where they differ by more than their prefixes. */
export type Translations = Readonly<Record<string, string>>;

/** What the build's adapter says about the site. The first language is the default one. */
export interface Manifest {
  languages: string[];
  files: ManifestFile[];
  redirects: ManifestRedirect[];
  rewrites: { from: string; to: string }[];
  /** Releases of older versions do not say it. */
  translations?: Translations[];
}

/**
 * CSP sources of what one HTML file has inline: of its scripts and styles (`'sha256-…'`), of the players of its videos, and of the
 * hosts of the demos in its frames.
 */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** Releases of older versions do not say it. */
  players?: string[];
  /** The same. */
  demos?: string[];
}

export type Encoding = 'br' | 'gzip';

/** A file as it stands in a release. `size` in bytes, `hash` is the SHA-256 of the uncompressed bytes. */
export interface ReleaseFile extends ManifestFile {
  size: number;
  hash: string;
  encodings: Encoding[];
  inline?: InlineHashes;
}

export interface ReleaseManifest extends Manifest {
  files: ReleaseFile[];
}

/** `revision` is the CMS's content counter read before the build; `source` the hash of code and settings. */
export interface ReleaseInfo {
  id: string;
  createdAt: string;
  revision: number;
  source: string;
}

/** A release that was refused; the message says why, the live release is untouched. */
export class ReleaseRefused extends Error {
  constructor(reason: string) {
    super(`The release was refused: ${reason}`);
    this.name = 'ReleaseRefused';
  }
}

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Place of a compressed variant beside its file. */
export function encodedFile(file: string, encoding: Encoding): string {
  return file + extensions[encoding];
}

/** Reads and checks the manifest of a build. Throws {@link ReleaseRefused} when it cannot be used. */
export async function readManifest(manifestFile: string): Promise<Manifest> {
  const text = await readFile(manifestFile, 'utf8').catch(() => {
    throw new ReleaseRefused(`${manifestFile} is missing. Run the site build first.`);
  });
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(text) as Partial<Manifest>;
  } catch {
    throw new ReleaseRefused(`${manifestFile} is not JSON.`);
  }
  const { languages, files, redirects = [], rewrites = [], translations = [] } = manifest ?? {};
  if (!Array.isArray(languages) || !Array.isArray(files) || languages.length === 0 || files.length === 0) {
    throw new ReleaseRefused(`${manifestFile} names no languages or no files.`);
  }
  checkFiles(files);
  return { languages, files, redirects, rewrites, translations };
}

function checkFiles(files: ManifestFile[]): void {
  const seen = new Set<string>();
  for (const file of files) {
    const normal = path.posix.normalize(file.file);
    if (normal !== file.file || normal.startsWith('..') || path.posix.isAbsolute(normal)) {
      throw new ReleaseRefused(`the manifest names a file outside the build: ${file.file}`);
    }
    if (seen.has(file.path)) throw new ReleaseRefused(`the manifest names ${file.path} twice.`);
    seen.add(file.path);
  }
}
