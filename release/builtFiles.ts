import { createHash } from 'node:crypto';
import { type BigIntStats, createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { type ManifestFile, ReleaseRefused } from './manifest';
import type { References } from './references';

/** What a file has besides its bytes; every change of these changes it. */
const markOf = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [ino, size, mtimeNs, ctimeNs].join(' ');

/**
 * What a process knows of the builds that it released: the hashes of their files, and what their pages need. A file whose
 * inode, size and times are as they were has the bytes that it had; only a new process reads it again.
 */
export class BuildMemory {
  private hashes = new Map<string, { mark: string; hash: string }>();
  /** What the pages need, by the hashes of their bytes. */
  references = new Map<string, References>();

  /**
   * The SHA-256 (hex) of each file of a build, by its place.
   *
   * @throws ReleaseRefused when a file was not built
   */
  async hashesOf(publicDir: string, entries: readonly ManifestFile[]): Promise<Map<string, string>> {
    const known = this.hashes;
    this.hashes = new Map();
    for (const { file } of entries) {
      const place = path.join(publicDir, file);
      try {
        const mark = markOf(statSync(place, { bigint: true }));
        const before = known.get(file);
        this.hashes.set(file, before?.mark === mark ? before : { mark, hash: await hashOf(place) });
      } catch {
        throw new ReleaseRefused(`the manifest names ${file}, but the build did not write it.`);
      }
    }
    return new Map([...this.hashes].map(([file, { hash }]) => [file, hash]));
  }
}

async function hashOf(place: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(place), hash);
  return hash.digest('hex');
}
