/** Files in a folder of the tests' own, for what reads them from the disk. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is removed when the tests of a file are done; `write` puts a file into it and says where it lies. */
export const diskFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'saola-on-disk-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    write: (bytes: Buffer | string): string => {
      const place = join(folder, randomUUID());
      writeFileSync(place, bytes);
      return place;
    },
  };
};
