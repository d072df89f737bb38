import path from 'node:path';

import { EnvReader } from '../../server/envReader';

/** What a build has to know beside what Gatsby reads itself. */
export interface BuildSettings {
  strapiUrl: URL;
  strapiToken: string;
  releasesDir: string;
}

/**
 * Reads and checks the settings of a build; those of the site itself are checked here as well, so that a
 * wrong one is named before the minutes of a build.
 * @throws SettingsError naming every wrong setting and what it should be
 */
export function readBuildSettings(env: Record<string, string | undefined>, root: string): BuildSettings {
  const read = new EnvReader(env);
  read.url('GATSBY_SITE_URL', 'http://localhost:9000');
  read.url('GATSBY_CONTENT_API_URL', 'http://localhost:1337/api');
  read.url('GATSBY_SITE_API_URL', 'http://localhost:1337/api');
  return read.finish({
    strapiUrl: read.url('STRAPI_URL', 'http://localhost:1337'),
    strapiToken: read.secret('STRAPI_TOKEN', 16),
    releasesDir: path.resolve(root, read.text('RELEASES_DIR', 'releases')),
  });
}
