import path from 'node:path';

import { root } from '../../node-lib/root';
import { currentId, readInfo } from '../../release/releases';
import { rollbackRevision } from '../../release/rollback';
import { readBuildSettings } from '../../site-build/buildSettings';
import { readRevision } from '../../site-build/contentRevision';
import { keepFailedLog } from '../../site-build/failedLogs';
import { siteHashes } from '../../site-build/siteHashes';
import type { Program, Service, Services } from '../lib/services';
import { StepFailed } from '../lib/stepFailed';
import { waitForAnswer } from '../lib/waitForAnswer';
import { cms, inbox, siteBuild, siteServer } from './programs';

type Env = Record<string, string>;

const seedSeconds = 600;
const startSeconds = 60;

/** Waits until the packages of the CMS are there: their install began with the command (`scripts/bootstrap.mjs`). */
export async function installCms(): Promise<void> {
  const { installPackage } = await import('../install.mjs');
  await installPackage('cms');
}

/** Starts the CMS and waits until it answers, which is after its sample content is in. */
export async function startCms(services: Services, env: Env, log = 'cms.log'): Promise<Service> {
  const service = services.start(cms(env, log));
  await waitForAnswer(service, `http://127.0.0.1:${env.CMS_PORT}/_health`, seedSeconds);
  return service;
}

/** Starts the mail inbox. */
export async function startInbox(services: Services, env: Env, log = 'inbox.log'): Promise<Service> {
  const service = services.start(inbox(env, log));
  await waitForAnswer(service, `http://127.0.0.1:${env.INBOX_PORT}/healthz`, startSeconds);
  return service;
}

/**
 * Whether the live release was built from these sources and settings and the CMS's present content. One that somebody went
 * back to is, until something is published.
 */
export async function isSiteCurrent(env: Env): Promise<boolean> {
  const { strapiUrl, strapiToken, releasesDir } = readBuildSettings(env, root);
  const id = await currentId(releasesDir);
  const release = id && (await readInfo(releasesDir, id));
  if (!release) return false;
  const revision = await readRevision(strapiUrl, strapiToken);
  const standsFor = await rollbackRevision(releasesDir, revision);
  if (standsFor !== null) return standsFor === revision;
  return release.source === siteHashes(root, env).source && release.revision === revision;
}

/**
 * Runs the program of a build.
 *
 * @throws StepFailed that names a copy of the log in `logs/failed-builds/`: the next build writes over the log
 */
export async function runBuild(services: Services, program: Program): Promise<void> {
  const advice = 'Mend what the log says, then try again: what is done stays done.';
  try {
    await services.run(program, advice);
  } catch (error) {
    if (!(error instanceof StepFailed && error.logFile)) throw error;
    throw new StepFailed(error.message, advice, await keepFailedLog(error.logFile));
  }
}

/** Builds and releases the site. */
export function buildSite(services: Services, env: Env, log = 'site-build.log'): Promise<void> {
  return runBuild(services, siteBuild(env, log));
}

/** Starts the site server and waits until it answers. */
export async function startServer(services: Services, env: Env, log = 'server.log'): Promise<Service> {
  const service = services.start(siteServer(env, log));
  await waitForAnswer(service, `http://127.0.0.1:${env.SITE_PORT}/_health`, startSeconds);
  return service;
}

/** Where a step's log lies, relative to the repository. */
export function relative(file: string | undefined): string {
  return file ? path.relative(root, file) : 'its output';
}
