import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';

import { envFile, inRoot } from '../../node-lib/root';
import { Admin } from '../running/admin';
import { groupOf, memoryOf, processOf, secondsWithChildren } from '../running/processes';

/** The settings of the CMS and the site that `npm start` runs in this folder. */
const settings = parseEnv(existsSync(envFile) ? readFileSync(envFile, 'utf8') : '');
const cmsUrl = settings.CMS_PUBLIC_URL ?? '';
const siteUrl = `http://127.0.0.1:${settings.SITE_PORT}`;

/** What the site server says of itself, as far as is read here. */
interface Health {
  readonly release: string;
  readonly revision: number;
  readonly building: boolean;
  readonly lastBuild: string;
}

/** The admin of that CMS, as the sample administrator. */
export const admin = new Admin({
  cmsUrl,
  email: settings.CMS_ADMIN_EMAIL ?? '',
  password: settings.CMS_ADMIN_PASSWORD ?? '',
});

export async function health(): Promise<Health> {
  return (await (await fetch(`${siteUrl}/_health`)).json()) as Health;
}

/** The CMS's content revision now. */
export async function cmsRevision(): Promise<number> {
  const headers = { authorization: `Bearer ${settings.STRAPI_TOKEN}` };
  const answer = await fetch(`${cmsUrl}/api/content-revision`, { headers });
  return ((await answer.json()) as { revision: number }).revision;
}

/** Asks for a build, as the CMS does after a publish. */
async function askForBuild(): Promise<void> {
  const answer = await fetch(`${siteUrl}/hooks/rebuild-now`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.REBUILD_HOOK_SECRET}` },
  });
  if (!answer.ok) throw new Error(`The site server answered ${answer.status} to the hook.`);
}

/** @throws after ten minutes */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 600_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('Waited ten minutes in vain.');
    await wait(50);
  }
}

/** Waits until what is published is live, and no build runs. Resolves with the id of the live release. */
export async function live(): Promise<string> {
  let now = await health();
  await until(async () => {
    now = await health();
    return !now.building && now.revision === (await cmsRevision());
  });
  if (now.lastBuild === 'failed') throw new Error('The last build failed: see releases/build.log.');
  return now.release;
}

/** Has a build made although nothing was published, and waits for its end. */
export async function buildAgain(): Promise<void> {
  await askForBuild();
  await until(async () => (await health()).building);
  await live();
}

/** What the last build wrote. */
export const buildLog = (): string => {
  const file = inRoot('releases', 'build.log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** What the program that publishes has used so far: seconds of processor, and MB of memory now, of all its processes. */
export function used(): { cpu: number; memory: number } {
  const publisher = processOf(inRoot('site-build', 'main.ts'));
  const all = publisher === null ? [] : groupOf(publisher);
  return {
    cpu: all.reduce((total, pid) => total + secondsWithChildren(Number(pid)), 0),
    memory: memoryOf(all),
  };
}
