import { rmSync } from 'node:fs';
import path from 'node:path';

import { readRevision } from '../../server/rebuild/contentRevision';
import { currentId, readInfo } from '../../server/release/releases';
import { readBuildSettings } from '../site-build/buildSettings';
import { siteHashes } from '../site-build/siteHashes';
import { hashFiles } from '../lib/hashFiles';
import { inRoot, root } from '../lib/root';
import type { Service, Services } from '../lib/services';
import { unlessStamped } from '../lib/stamps';
import { waitForAnswer } from '../lib/waitForAnswer';
import { cms, cmsBuild, cmsInstall, inbox, siteBuild, siteServer } from './programs';

type Env = Record<string, string>;

const cmsSources = ['src', 'config', 'tsconfig.json', 'package-lock.json', 'patches', 'favicon.png'];
const seedSeconds = 600;
const startSeconds = 60;

/** Installs the packages of the CMS when needed. */
export async function installCms(services: Services, env: Env): Promise<void> {
  await services.run(cmsInstall(env), 'Mend what the log says, then try again.');
}

/** Compiles the CMS unless it is up to date. True when it was done now. */
export function buildCms(services: Services, env: Env): Promise<boolean> {
  // Only the path of the CMS's address is written into the admin, so one build serves every port.
  const { pathname } = new URL(env.CMS_PUBLIC_URL || 'http://localhost');
  const hash = hashFiles(inRoot('cms'), cmsSources, [pathname]);
  return unlessStamped(inRoot('cms', 'dist', '.saola-build'), hash, async () => {
    rmSync(inRoot('cms', 'dist'), { recursive: true, force: true });
    await services.run(
      cmsBuild(env),
      'The build of the CMS needs about 2 GB of memory. Mend it, then try again.',
    );
  });
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

/** Whether the live release was built from these sources and settings and the CMS's present content. */
export async function isSiteCurrent(env: Env): Promise<boolean> {
  const { strapiUrl, strapiToken, releasesDir } = readBuildSettings(env, root);
  const id = await currentId(releasesDir);
  const release = id && (await readInfo(releasesDir, id));
  if (!release || release.source !== siteHashes(root, env).source) return false;
  return release.revision === (await readRevision(strapiUrl, strapiToken));
}

/** Builds and releases the site. */
export async function buildSite(services: Services, env: Env, log = 'site-build.log'): Promise<void> {
  await services.run(siteBuild(env, log), 'Mend what the log says, then try again: what is done stays done.');
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
