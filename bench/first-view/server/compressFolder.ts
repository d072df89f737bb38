import { readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { compress } from '../../../release/compress';
import { encodedFile } from '../../../release/manifest';

/**
 * Writes a `.br` beside every file that compressing makes smaller, at the quality of our releases (11 up to
 * 256 kB). Those of a release are there already.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = encodedFile(file, 'br');
    if (await stat(target).catch(() => null)) continue;
    const small = (await compress(file, await readFile(file))).get('br');
    if (small) await writeFile(target, small);
  }
}
