import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { completeSettings, variables } from './variables';

const ownerOnly = 0o600;

type Environment = Record<string, string | undefined>;

/**
 * Makes sure that the `.env` file names every setting: writes it with random secrets when there is none, and
 * adds what is missing to an existing one without touching a line of it. Returns the names it added.
 */
export function ensureEnvFile(file: string, environment: Environment): string[] {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const present = parseEnv(before);
  const missing = variables.filter(({ name }) => !(name in present)).map(({ name }) => name);
  if (missing.length > 0) {
    const values = completeSettings({ ...environment, ...present });
    const lines = missing.map((name) => `${name}=${values[name]}`);
    const start = before === '' ? '# Settings of this checkout; .env.example explains them.\n' : before;
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${start}${start.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`, {
      mode: ownerOnly,
    });
    renameSync(draft, file);
  }
  chmodSync(file, ownerOnly);
  return missing;
}
