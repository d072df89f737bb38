import path from 'node:path';

import { EnvReader } from '../node-lib/envReader';

/** What a build has to know beside what Gatsby reads itself, and what the server has to know of a build. */
export interface BuildSettings {
  siteUrl: URL;
  contentApiUrl: URL;
  siteApiUrl: URL;
  /** Where the media banners are hosted, when not by the site itself. */
  bannersUrl: URL | null;
  strapiUrl: URL;
  strapiToken: string;
  /** An absolute path. */
  releasesDir: string;
}

/** The settings of a build, for a reader that has others to read as well. `root` is the folder of the repository. */
export function buildSettings(read: EnvReader, root: string): BuildSettings {
  return {
    siteUrl: read.url('GATSBY_SITE_URL', 'http://localhost:9000'),
    contentApiUrl: read.url('GATSBY_CONTENT_API_URL', 'http://localhost:1337/api'),
    siteApiUrl: read.url('GATSBY_SITE_API_URL', 'http://localhost:1337/api'),
    bannersUrl: read.text('GATSBY_BANNERS_URL', '')
      ? read.url('GATSBY_BANNERS_URL', 'https://banners.example.com')
      : null,
    strapiUrl: read.url('STRAPI_URL', 'http://localhost:1337'),
    strapiToken: read.secret('STRAPI_TOKEN', 16),
    releasesDir: path.resolve(root, read.text('RELEASES_DIR', 'releases')),
  };
}

/**
 * Reads and checks the settings of a build; those of the site itself are checked here as well, so that a
 * wrong one is named before the minutes of a build.
 * @throws SettingsError naming every wrong setting and what it should be
 */
export function readBuildSettings(env: Record<string, string | undefined>, root: string): BuildSettings {
  const read = new EnvReader(env);
  return read.finish(buildSettings(read, root));
}
