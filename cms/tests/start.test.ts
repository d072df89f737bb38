/** How the CMS starts: languages, sample content. */
import { call } from './support/api';
import { type Cms, type Environment, startCms } from './support/cms';
import { withEnvironment } from './support/ownCms';
import { currentRun } from './support/run';

const { databases } = currentRun();

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
