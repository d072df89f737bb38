import type { FastifyInstance } from 'fastify';

import type { Place } from '../../release/testing/place';
import { addRoutes, newApp } from '../app';
import { readSettings, type Settings } from '../settings';
import { Publishing } from '../rebuild/publishing';
import { LiveSite } from '../site/liveSite';

export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const secret = 'a-rebuild-secret-for-tests';
const token = 'a-strapi-token-for-tests';

/** Settings of a server that shows the releases of a place. */
export function settingsOf(place: Place, env: Record<string, string> = {}): Settings {
  const own = {
    STRAPI_TOKEN: token,
    REBUILD_HOOK_SECRET: secret,
    RELEASES_DIR: place.releasesDir,
    SITE_HOST: '127.0.0.1',
    SITE_PORT: '0',
  };
  return readSettings({ ...own, ...env }, place.root);
}

/** The HTTP side on a place's live release, without listening. */
export async function openSite(
  place: Place,
  env: Record<string, string> = {},
): Promise<{ app: FastifyInstance; site: LiveSite; close: () => Promise<void> }> {
  const settings = settingsOf(place, env);
  const site = new LiveSite(settings.releasesDir, silent);
  const app = newApp(settings, false);
  const build = { command: process.execPath, args: ['-e', ''], cwd: place.root };
  await addRoutes(app, { settings, site, publishing: new Publishing(settings, site, { build }, silent) });
  await site.open();
  const close = async () => {
    site.close();
    await app.close();
  };
  return { app, site, close };
}
