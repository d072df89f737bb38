import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Interrupted, stopOnSignals } from '../../scripts/lib/interrupt';
import { freePort } from '../../scripts/lib/ports';
import { Services } from '../../scripts/lib/services';
import { StepFailed } from '../../scripts/lib/stepFailed';
import { ensureBrowser, thisSystem } from '../../scripts/test/browser';
import { measureSites } from './measure/measureSites';
import { isWhole, type Options, readOptions } from './options';
import { assertSpecimens, prepareSites } from './prepareSites';
import { installTool } from '../running/npmInstall';
import { goalsOf } from './results/goals';
import { browserVersion, thisMachine } from './results/machine';
import type { Results } from './results/results';
import { figuresTable } from './results/table';
import { writeResults } from './results/writeResults';
import { answerViews, viewsPort } from './server/answerViews';
import { serveSites } from './server/serveSites';
import type { Site } from './site';
import { ourSite } from './source/ourSite';

/** The newest one that runs on Node 20. */
const lighthouse = '12.8.2';
const preferredPort = 8400;

/** Our site reports its views, wherever it is served. */
async function answerViewsOf(sites: Site[]): Promise<() => void> {
  const [ours] = sites.filter(({ id }) => id === 'ours');
  const port = ours && viewsPort(readFileSync(path.join(ours.folder, ours.post, 'index.html'), 'utf8'));
  return port ? answerViews(port) : () => undefined;
}

async function compare(options: Options, folder: string, current: { services: Services }): Promise<Results> {
  const chromium = await ensureBrowser(thisSystem);
  console.log('Bringing up our site');
  await ourSite(current.services, options.releases, path.join(folder, 'ours'));
  // Those of our site are stopped now, and what has been stopped starts nothing any more.
  current.services = new Services();
  const { services } = current;
  const sites = await prepareSites(services, folder, options.only);
  if (options.tries > 0) assertSpecimens(sites);
  await installTool(services, path.join(folder, 'lighthouse'), 'lighthouse', lighthouse);

  const cli = path.join(folder, 'lighthouse', 'node_modules', 'lighthouse', 'cli', 'index.js');
  const folders = new Map(sites.map((site) => [site.id, site.folder]));
  const server = await serveSites(folders, await freePort(preferredPort));
  const stopAnswering = await answerViewsOf(sites);
  try {
    const { rounds, tries } = options;
    const measured = await measureSites(services, sites, server, { rounds, tries, tools: { cli, chromium } });
    return {
      date: new Date().toISOString().slice(0, 10),
      post: sites[0]?.post ?? '',
      machine: thisMachine(),
      tools: { Node: process.versions.node, Chromium: browserVersion(chromium), Lighthouse: lighthouse },
      rounds,
      sites: measured,
      goals: goalsOf(measured),
    };
  } finally {
    stopAnswering();
    await server.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const current = { services: new Services() };
  const interrupted = stopOnSignals(
    () => [current.services],
    () => console.log('\nStopping …'),
  );
  const folder = options.folder
    ? path.resolve(options.folder)
    : mkdtempSync(path.join(tmpdir(), 'first-view-'));
  mkdirSync(folder, { recursive: true });
  try {
    const results = await Promise.race([compare(options, folder, current), interrupted]);
    console.log(`\n${figuresTable(results.sites)}\n`);
    for (const { text, found, met } of results.goals) console.log(`${met ? '✔' : '✘'} ${text}: ${found}`);
    if (isWhole(options)) await writeResults(results, __dirname);
    process.exitCode = results.goals.every(({ met }) => met) ? 0 : 1;
  } finally {
    await current.services.stop();
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  if (error instanceof StepFailed) console.error(`${error.message}${error.explain()}`);
  else console.error(error instanceof Interrupted ? 'Interrupted.' : error);
  process.exit(1);
});
