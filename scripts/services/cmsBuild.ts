import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { hashFiles } from '../../node-lib/hashFiles';
import { inRoot } from '../../node-lib/root';
import { readStamp, writeStamp } from '../../node-lib/stamps';
import type { Services } from '../lib/services';
import { StepFailed } from '../lib/stepFailed';
import { tail } from '../lib/tail';
import { cmsBuild } from './programs';

type Env = Record<string, string>;

const sources = ['src', 'config', 'types', 'tsconfig.json', 'package-lock.json', 'patches', 'favicon.png'];
const advice = 'The build of the CMS needs about 2 GB of memory. Mend it, then try again.';
/** What `strapi build` says when its server code is compiled and it has cleared the place of the admin's bundle. */
const compiledLine = /Building build context \(/;
const interval = 200;

/** A build of the CMS under way. */
export interface CmsBuild {
  /** False when it was up to date. */
  needed: boolean;
  /** Resolves when the CMS may be started: its server code is compiled. */
  compiled: Promise<void>;
  /** Resolves when the admin can be opened as well. */
  done: Promise<void>;
}

/**
 * Begins to compile the CMS unless it is up to date.
 *
 * Its promises reject with StepFailed.
 */
export function beginCmsBuild(services: Services, env: Env): CmsBuild {
  // Only the path of the CMS's address is written into the admin, so one build serves every port.
  const { pathname } = new URL(env.CMS_PUBLIC_URL || 'http://localhost');
  const hash = hashFiles(inRoot('cms'), sources, [pathname]);
  const stamp = inRoot('cms', 'dist', '.saola-build');
  if (readStamp(stamp) === hash)
    return { needed: false, compiled: Promise.resolve(), done: Promise.resolve() };

  rmSync(inRoot('cms', 'dist'), { recursive: true, force: true });
  const service = services.start(cmsBuild(env));
  const done = service.ended.then((code) => {
    if (service.stopping) return;
    if (code !== 0) throw new StepFailed('Building the CMS failed.', advice, service.logFile);
    writeStamp(stamp, hash);
  });
  const compile = async () => {
    while (!service.hasEnded && !compiledLine.test(tail(service.logFile, 50))) await wait(interval);
    if (service.hasEnded) return done;
    // The site waits for the content of the CMS, which waits for nothing more of this; the admin is done before the site.
    service.giveWay(10);
    // A CMS that starts before its admin is bundled serves it from here as soon as it is.
    mkdirSync(inRoot('cms', 'dist', 'build'), { recursive: true });
  };
  const compiled = compile();
  // Whoever needs them waits for them later.
  for (const promise of [done, compiled]) promise.catch(() => undefined);
  return { needed: true, compiled, done };
}

/** Compiles the CMS and its admin unless they are up to date. */
export async function buildCms(services: Services, env: Env): Promise<void> {
  await beginCmsBuild(services, env).done;
}
