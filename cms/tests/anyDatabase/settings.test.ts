/** Settings with which the CMS does not start. */
import { spawnCms } from '../support/cms';
import { withEnvironment } from '../support/ownCms';

describe('wrong settings', () => {
  const cases: [string, string, string][] = [
    ['STRAPI_TOKEN', '', 'STRAPI_TOKEN is missing. It must be a random text of at least 16 characters.'],
    [
      'APP_KEYS',
      'short,keys',
      'APP_KEYS must be random texts of at least 16 characters each, with commas between them.',
    ],
    ['CMS_PORT', 'eighty', 'CMS_PORT must be a port number from 1 to 65535.'],
    [
      'CMS_PUBLIC_URL',
      'cms.example',
      'CMS_PUBLIC_URL must be an address that begins with http:// or https://.',
    ],
    [
      'CMS_ORIGINS',
      '*',
      'CMS_ORIGINS must be a list of origins like https://www.example.com, with commas between them, without paths or *.',
    ],
    ['CMS_SEED', 'yes', 'CMS_SEED must be true or false.'],
    ['DATABASE_CLIENT', 'mysql', 'DATABASE_CLIENT must be sqlite or postgres.'],
    [
      'CMS_ADMIN_PASSWORD',
      'password',
      'CMS_ADMIN_PASSWORD must be at least 8 characters with a small letter, a capital letter and a digit.',
    ],
  ];

  it('stop the start, each with its name and what it should be, and never tell the value', () =>
    withEnvironment(Object.fromEntries(cases.map(([name, value]) => [name, value])), async (env) => {
      const { ended, output } = spawnCms(env);
      expect(await ended).toBe(1);
      for (const [, , message] of cases) expect(output()).toContain(message);
      expect(output()).not.toContain('short,keys');
      expect(output()).not.toContain('    at ');
    }));

  it('include half of the sample administrator', () =>
    withEnvironment({ CMS_ADMIN_EMAIL: '' }, async (env) => {
      const { ended, output } = spawnCms(env);
      expect(await ended).toBe(1);
      expect(output()).toContain(
        'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD must be set together, or both left out.',
      );
    }));

  it('include a missing DATABASE_URL when the database is PostgreSQL', () =>
    withEnvironment({ DATABASE_CLIENT: 'postgres', DATABASE_URL: '' }, async (env) => {
      const { ended, output } = spawnCms(env);
      expect(await ended).toBe(1);
      expect(output()).toContain(
        'DATABASE_URL is missing. It must be an address like postgres://user:password@host:5432/database.',
      );
    }));
});
