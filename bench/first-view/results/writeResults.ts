import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../../../node-lib/root';
import { writePretty } from '../../running/writePretty';
import { chart } from './chart';
import { report } from './report';
import type { Results } from './results';

/** Writes `results.md`, `results.json` and `results.svg` into `folder`, in the format of this repository. */
export async function writeResults(results: Results, folder: string): Promise<void> {
  await writePretty(path.join(folder, 'results.md'), report(results));
  await writePretty(path.join(folder, 'results.json'), JSON.stringify(results));
  writeFileSync(path.join(folder, 'results.svg'), chart(results));
  console.log(`Written to ${path.relative(inRoot(), folder)}`);
}
