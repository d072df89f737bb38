import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

import type { Results } from './results';

/** Cores and processor of this machine, and nothing else of it. */
export function thisMachine(): Results['machine'] {
  const all = cpus();
  return { cores: all.length, cpu: all[0]?.model.trim() ?? 'unknown' };
}

/** Version of a browser by its program, such as '156.0.1.2'. */
export function browserVersion(program: string): string {
  const said = execFileSync(program, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /\d+(\.\d+)+/.exec(said)?.[0] ?? said.trim();
}
