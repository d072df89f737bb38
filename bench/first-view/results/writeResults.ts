import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import { inRoot } from '../../../node-lib/root';
import { chart } from './chart';
import { report } from './report';
import type { Results } from './results';

/** Writes `results.md`, `results.json` and `results.svg` into `folder`, in the format of this repository. */
export async function writeResults(results: Results, folder: string): Promise<void> {
  const pretty = async (name: string, content: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, await format(content, { ...(await resolveConfig(file)), filepath: file }));
  };
  await pretty('results.md', report(results));
  await pretty('results.json', JSON.stringify(results));
  writeFileSync(path.join(folder, 'results.svg'), chart(results));
  console.log(`Written to ${path.relative(inRoot(), folder)}`);
}
