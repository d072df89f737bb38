import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';

import { inRoot } from '../../node-lib/root';
import { memoryOf, ownSeconds, treeOf } from '../running/processes';
import type { ColdBuild } from './results';

const log = inRoot('logs', 'bench-cold.log');

/**
 * Builds without any cache but the pictures'.
 *
 * @throws when the build fails
 */
export async function coldBuild(): Promise<ColdBuild> {
  for (const place of ['.cache', 'public', 'node_modules/.cache/saola-gatsby'])
    rmSync(inRoot(place), { recursive: true, force: true });
  mkdirSync(inRoot('logs'), { recursive: true });
  const begun = Date.now();
  const child = spawn('npm', ['run', 'build'], { cwd: inRoot(), stdio: ['ignore', 'pipe', 'pipe'] });
  const written = createWriteStream(log);
  child.stdout.pipe(written, { end: false });
  child.stderr.pipe(written, { end: false });
  let memory = 0;
  // By process: those that nobody waits for at their end are in no sum of the system's.
  const used = new Map<string, number>();
  const watch = setInterval(() => {
    const tree = treeOf(child.pid ?? 0);
    memory = Math.max(memory, memoryOf(tree));
    for (const pid of tree) used.set(pid, Math.max(used.get(pid) ?? 0, ownSeconds(Number(pid))));
  }, 500);
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  const seconds = (Date.now() - begun) / 1000;
  await new Promise((resolve) => written.end(resolve));
  if (status !== 0) throw new Error('The cold build failed: see logs/bench-cold.log.');
  const same = readFileSync(log, 'utf8').includes('stays live: it shows the same');
  const cpu = [...used.values()].reduce((sum, each) => sum + each, 0);
  return { cpu, seconds, memory, same };
}
