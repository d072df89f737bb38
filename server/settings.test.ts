import { SettingsError } from '../node-lib/envReader';
import { readSettings } from './settings';

const good = { STRAPI_TOKEN: 'a-token-long-enough', REBUILD_HOOK_SECRET: 'a-secret-long-enough' };

function problemsOf(env: Record<string, string>): string[] {
  try {
    readSettings(env, '/site');
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

it('has a default for everything but the secrets', () => {
  const settings = readSettings(good, '/site');
  expect(settings).toMatchObject({ host: '0.0.0.0', port: 9000, releasesDir: '/site/releases' });
  expect(settings.siteUrl.href).toBe('http://localhost:9000/');
});

it.each([
  [{ SITE_PORT: 'ninety' }, 'SITE_PORT must be a port from 0 to 65535, but it is "ninety".'],
  [
    { TRUSTED_PROXIES: 'proxy.example' },
    'TRUSTED_PROXIES must be a list of addresses or networks like 10.0.0.0/8, with commas between them, but it is "proxy.example".',
  ],
  [{ SITE_PORT: '70000' }, 'SITE_PORT must be a port from 0 to 65535, but it is "70000".'],
  [
    { GATSBY_SITE_URL: 'saola.example' },
    'GATSBY_SITE_URL must be an address such as http://localhost:9000, but it is "saola.example".',
  ],
  [
    { STRAPI_URL: 'ftp://x' },
    'STRAPI_URL must be an address such as http://localhost:1337, but it is "ftp://x".',
  ],
  [
    { GATSBY_SITE_API_URL: 'http://x/?a' },
    'GATSBY_SITE_API_URL must be an address such as http://localhost:1337/api, but it is "http://x/?a".',
  ],
  [
    { GATSBY_BANNERS_URL: 'banners' },
    'GATSBY_BANNERS_URL must be an address such as https://banners.example.com, but it is "banners".',
  ],
  [{ STRAPI_TOKEN: '' }, 'STRAPI_TOKEN must be a secret of at least 16 characters, but it is missing.'],
  [
    { REBUILD_HOOK_SECRET: 'short' },
    'REBUILD_HOOK_SECRET must be a secret of at least 16 characters, but it has only 5.',
  ],
])('names a wrong setting and what it should be: %j', (env, problem) => {
  expect(problemsOf({ ...good, ...(env as Record<string, string>) })).toEqual([problem]);
});

it('tells all problems at once', () => {
  expect(problemsOf({ SITE_PORT: '-1' })).toHaveLength(3);
});
