import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { bin, root } from '../../node-lib/root';
import type { Services } from '../lib/services';
import { type Counts, countJest, countOne, countPlaywright } from './counts';
import { say } from './tell';

type Env = Record<string, string | undefined>;

/** Where and how a step of the tests runs its tools. */
export interface Place {
  services: Services;
  /** File name below `logs/` that takes the output; null lets it go to the terminal. */
  log: string | null;
  niceness?: number;
  /** Only tests say it. */
  hangsAfterMs?: number;
}

/** Far beyond what any tool takes, also one that only fills the gaps of a slow machine: what still runs hangs. */
const hangsAfterMinutes = 90;

/** Runs a tool of the root package. Resolves with its exit code: null when it hangs, and has been ended for that. */
async function run(place: Place, tool: string, args: string[], env: Env = process.env, cwd = root) {
  const { services, log, niceness = 0, hangsAfterMs = hangsAfterMinutes * 60_000 } = place;
  const service = services.start({ name: tool, args: [bin(tool), ...args], cwd, env, log, niceness });
  const hangs = setTimeout(() => {
    say(`${tool} still runs after ${hangsAfterMs / 60_000} minutes (logs/${log}): it hangs, and is ended.`);
    service.kill();
  }, hangsAfterMs);
  return service.ended.finally(() => clearTimeout(hangs));
}

/** A tool that passes or fails as a whole. */
export async function runCheck(place: Place, tool: string, args: string[], cwd = root): Promise<Counts> {
  return countOne((await run(place, tool, args, process.env, cwd)) === 0);
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
  place: Place,
  projects: string[],
  options: string[] = [],
  env: Env = {},
): Promise<Counts> {
  return withReport(async (file) => {
    const args = ['--selectProjects', ...projects, '--ci', '--json', `--outputFile=${file}`];
    const all = { ...process.env, ...env, NODE_ENV: 'test' };
    const code = await run(place, 'jest', [...args, ...options], all);
    return countJest(readReport(file), code, options.includes('--passWithNoTests'));
  });
}

/** Runs projects of Playwright and counts their tests. */
export function runPlaywright(place: Place, projects: string[], env: Env): Promise<Counts> {
  return withReport(async (file) => {
    const all = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const chosen = projects.map((project) => `--project=${project}`);
    const code = await run(place, 'playwright', ['test', '--reporter=list,json', ...chosen], all);
    return countPlaywright(readReport(file), code);
  });
}
