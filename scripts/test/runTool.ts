import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { bin, root } from '../lib/root';
import type { Services } from '../lib/services';
import { type Counts, countJest, countOne, countPlaywright } from './counts';

type Env = Record<string, string | undefined>;

/** Runs a tool of the root package, its output going to the terminal. Resolves with its exit code. */
function run(services: Services, tool: string, args: string[], env: Env, cwd = root): Promise<number | null> {
  const program = { name: tool, args: [bin(tool), ...args], cwd, env, log: null };
  return services.start(program).ended;
}

/** A tool that passes or fails as a whole. */
export async function runCheck(
  services: Services,
  tool: string,
  args: string[],
  cwd = root,
): Promise<Counts> {
  return countOne((await run(services, tool, args, process.env, cwd)) === 0);
}

async function withReport(work: (file: string) => Promise<Counts>): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Runs projects of Jest with options of its command line, and counts their tests. */
export function runJest(
  services: Services,
  projects: string[],
  options: string[] = [],
  env: Env = {},
): Promise<Counts> {
  return withReport(async (file) => {
    const args = ['--selectProjects', ...projects, '--ci', '--json', `--outputFile=${file}`];
    const code = await run(services, 'jest', [...args, ...options], {
      ...process.env,
      ...env,
      NODE_ENV: 'test',
    });
    return countJest(readReport(file), code);
  });
}

/** Runs Playwright and counts its tests. */
export function runPlaywright(services: Services, env: Env): Promise<Counts> {
  return withReport(async (file) => {
    const code = await run(services, 'playwright', ['test', '--reporter=list,json'], {
      ...process.env,
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    return countPlaywright(readReport(file), code);
  });
}
