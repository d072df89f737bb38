import path from 'node:path';

import { EnvReader } from './envReader';

/** Everything the site server can be told. Times are milliseconds. */
export interface Settings {
  host: string;
  port: number;
  siteUrl: URL;
  contentApiUrl: URL;
  siteApiUrl: URL;
  /** Public key of Google's captcha; empty for our own. */
  recaptchaSiteKey: string;
  strapiUrl: URL;
  strapiToken: string;
  hookSecret: string;
  releasesDir: string;
}

/**
 * Reads the server's settings from the environment (`.env.example` documents them).
 * @throws SettingsError naming every wrong setting and what it should be
 */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const read = new EnvReader(env);
  return read.finish({
    host: read.text('SITE_HOST', '0.0.0.0'),
    port: read.port('SITE_PORT', 9000),
    siteUrl: read.url('GATSBY_SITE_URL', 'http://localhost:9000'),
    contentApiUrl: read.url('GATSBY_CONTENT_API_URL', 'http://localhost:1337/api'),
    siteApiUrl: read.url('GATSBY_SITE_API_URL', 'http://localhost:1337/api'),
    recaptchaSiteKey: read.text('GATSBY_RECAPTCHA_SITE_KEY', ''),
    strapiUrl: read.url('STRAPI_URL', 'http://localhost:1337'),
    strapiToken: read.secret('STRAPI_TOKEN', 16),
    hookSecret: read.secret('REBUILD_HOOK_SECRET', 16),
    releasesDir: path.resolve(root, read.text('RELEASES_DIR', 'releases')),
  });
}
