import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { settings } from '../src/settings';

// Strapi refuses to start without it, and it holds nothing that a fresh clone could bring along.
mkdirSync(path.resolve(settings.publicDir, 'uploads'), { recursive: true });

export default {
  host: settings.host,
  port: settings.port,
  url: settings.publicUrl,
  // Behind TLS there is a proxy, and the admin's secure cookie needs its X-Forwarded-Proto.
  proxy: { koa: settings.publicUrl.startsWith('https:') },
  dirs: { public: settings.publicDir },
  app: { keys: settings.appKeys },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false } },
};
