import { writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

/** Writes what a comparison found, in the format of this repository. */
export async function writePretty(file: string, content: string): Promise<void> {
  writeFileSync(file, await format(content, { ...(await resolveConfig(file)), filepath: file }));
}
