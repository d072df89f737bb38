/** How the CMS starts: settings, languages, sample content. */
import {
  type Cms,
  type Environment,
  createEnvironment,
  removeEnvironment,
  spawnCms,
  startCms,
} from './support/cms';
import { call } from './support/api';
import { currentRun } from './support/run';

const { distDir, databases } = currentRun();

const withEnvironment = async (
  changes: Environment,
  work: (env: Environment) => Promise<void>,
): Promise<void> => {
  const env = { ...(await createEnvironment(distDir)), ...changes };
  try {
    await work(env);
  } finally {
    removeEnvironment(env);
  }
};

const withCms = async (env: Environment, work: (cms: Cms) => Promise<void>): Promise<void> => {
  const cms = await startCms(env);
  try {
    await work(cms);
  } finally {
    await cms.stop();
  }
};

const TYPES = [
  'dicom-blogs?locale=*&',
  'blog-categories?locale=*&',
  'blog-tags?locale=*&',
  'showcases?',
  'collections?',
  'collection-categories?',
  'collection-tags?',
  'authors?',
  'option-groups?',
  'options?',
];

const counts = (url: string, token: string | undefined, status: string): Promise<number[]> =>
  Promise.all(
    TYPES.map(
      async (path) => (await call(`/api/${path}status=${status}`, { url, token })).body.meta.pagination.total,
    ),
  );

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

describe('the sample content', () => {
  it('is written once: a second start changes nothing, brings nothing back, and keeps the revision', () =>
    withEnvironment(databases.restart ?? {}, async (env) => {
      const token = env.STRAPI_TOKEN;
      const look = async ({ url }: Cms) => ({
        published: await counts(url, token, 'published'),
        drafts: await counts(url, token, 'draft'),
        revision: (await call('/api/content-revision', { url, token })).text,
      });
      let first: Awaited<ReturnType<typeof look>> | undefined;
      await withCms(env, async (cms) => {
        first = await look(cms);
      });
      expect(first?.published).toEqual([6, 6, 4, 2, 3, 3, 2, 2, 1, 2]);
      expect(first?.drafts[0]).toBe(8);
      await withCms(env, async (cms) => expect(await look(cms)).toEqual(first));
    }));
});

describe('an empty CMS', () => {
  it('answers every list with nothing, and 404 for the catalogue page', () =>
    withEnvironment({ ...databases.empty, CMS_SEED: 'false' }, (env) =>
      withCms(env, async ({ url }) => {
        expect(await counts(url, env.STRAPI_TOKEN, 'published')).toEqual(TYPES.map(() => 0));
        expect((await call('/api/dicom-blogs?locale=vi&populate=*', { url })).body.data).toEqual([]);
        expect((await call('/api/collection-page', { url })).status).toBe(404);
      }),
    ));
});

it('has the languages English, the default, and Vietnamese', async () => {
  const { body: english } = await call('/api/blog-categories?filters[title][$eq]=Design');
  expect(english.data[0]?.locale).toBe('en');
  const { body: vietnamese } = await call('/api/blog-categories?locale=vi&sort=title');
  expect(vietnamese.data.map(({ locale }) => locale)).toEqual(['vi', 'vi', 'vi']);
});
