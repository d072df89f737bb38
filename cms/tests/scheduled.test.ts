/** Posts with a date in the future: nobody is told of them until then, and then they go live by themselves. */
import { contentManager } from './support/admin';
import { type Entry, call, read, readAsBuild } from './support/api';
import { startCms } from './support/cms';
import { receiveHooks } from './support/hooks';
import { freePort } from './support/ports';
import { draftPost, postData, posts, revision, visiblePost, withPost } from './support/posts';
import { currentRun } from './support/run';
import { waitFor } from './support/waitFor';

const DAY_MS = 24 * 60 * 60 * 1000;
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
const tomorrow = () => ({ defaultPublishedDate: inMs(DAY_MS) });

const tagged = async (
  slug: string,
  fields: object,
  work: (documentId: string, tag: Entry) => Promise<void>,
) => {
  const tags = contentManager('api::blog-tag.blog-tag');
  const tag = (await tags.create({ title: `Tag ${slug}` })).body.data;
  await tags.publish(tag.documentId, { title: `Tag ${slug}` });
  await withPost(slug, async (documentId) => {
    const connect = [{ documentId: tag.documentId, id: tag.id, locale: 'en' }];
    const { status } = await posts.publish(documentId, postData(slug, { ...fields, tags: { connect } }));
    expect(status).toBe(200);
    await work(documentId, tag);
  });
  await tags.remove(tag.documentId);
};

describe('a post of tomorrow that is published', () => {
  it.each([
    'dicom-blogs?filters[slug][$eq]=tomorrow&locale=en',
    'dicom-blogs?locale=*&pagination[pageSize]=100&populate=*',
    'dicom-blogs?filters[title][$containsi]=post tomorrow&locale=en',
    'dicom-blogs?filters[tags][title][$eq]=Tag tomorrow&locale=en',
    'dicom-blogs?filters[$or][0][slug][$eq]=tomorrow&filters[$or][1][slug][$eq]=x&locale=en',
    'blog-tags?populate[dicomBlogs][fields]=slug&locale=en&pagination[pageSize]=100',
    'blog-tags?populate=*&locale=*&pagination[pageSize]=100',
    'blog-tags?filters[dicomBlogs][documentId][$notNull]=true&locale=en&pagination[pageSize]=100',
  ])('is not told to visitors and to the build: GET /%s', (path) =>
    tagged('tomorrow', tomorrow(), async () => {
      const answers = [await read(path), await readAsBuild(path)];
      // Visitors may not ask for all languages at once.
      expect(answers.map(({ status }) => status)).toEqual([path.includes('locale=*') ? 400 : 200, 200]);
      for (const { text } of answers) expect(text).not.toContain('"tomorrow"');
      if (path.includes('notNull'))
        for (const { text } of answers) expect(text).not.toContain('Tag tomorrow');
    }),
  );

  it('is not counted in its tags, as it is once its date has passed', () =>
    tagged('counted', tomorrow(), async (documentId, tag) => {
      const count = async () => {
        const query = `filters[title][$eq]=${String(tag.title)}&populate[dicomBlogs][count]=true`;
        return (await read(`blog-tags?${query}`)).body.data[0]?.dicomBlogs;
      };
      expect(await count()).toEqual({ count: 0 });
      await posts.publish(documentId, postData('counted'));
      expect(await count()).toEqual({ count: 1 });
      expect((await visiblePost('counted'))?.documentId).toBe(documentId);
    }));

  it('is not given to the build by its number either, and its views are not counted', () =>
    withPost('by-number', async (documentId) => {
      await posts.publish(documentId, postData('by-number', tomorrow()));
      expect((await readAsBuild(`dicom-blogs/${documentId}`)).status).toBe(404);
      const view = { method: 'PUT', json: { data: { views: 1 } } };
      expect((await call(`/api/dicom-blogs/${documentId}`, view)).status).toBe(404);
      expect((await draftPost('by-number'))?.documentId).toBe(documentId);
    }));

  it('is gone when it was live before', () =>
    withPost('postponed', async (documentId) => {
      expect(await visiblePost('postponed')).toBeDefined();
      const before = await revision();
      await posts.publish(documentId, postData('postponed', tomorrow()));
      expect(await visiblePost('postponed')).toBeUndefined();
      expect(await revision()).toBe(before + 1);
    }));

  it('asks for no build until then, whatever is done to it', async () => {
    const { documentId } = (await posts.create(postData('quiet'))).body.data;
    const before = await revision();
    await posts.publish(documentId, postData('quiet', tomorrow()));
    await posts.publish(documentId, postData('quiet', { ...tomorrow(), title: 'Another title' }));
    await posts.publish(documentId, postData('yen-lang', tomorrow()), 'vi');
    await posts.unpublish(documentId);
    expect(await revision()).toBe(before);
    await posts.publish(documentId, postData('quiet'));
    expect(await revision()).toBe(before + 1);
    await posts.remove(documentId);
    expect(await revision()).toBe(before + 2);
  });

  it('is not told in its other language either, which has the same date', () =>
    withPost('english-now', async (documentId) => {
      await posts.publish(documentId, postData('mai-moi-co'), 'vi');
      expect(await visiblePost('english-now')).toBeDefined();
      await posts.publish(documentId, postData('mai-moi-co', tomorrow()), 'vi');
      expect(await visiblePost('mai-moi-co', 'vi')).toBeUndefined();
      expect(await visiblePost('english-now')).toBeUndefined();
    }));
});

describe('a post whose time has come', () => {
  it('goes live by itself: the revision rises once, and a build is asked for, with two CMS on one database', async () => {
    const env = { ...currentRun().env, CMS_PORT: String(await freePort()) };
    const second = await startCms(env);
    const hooks = await receiveHooks();
    try {
      await withPost('soon', async (documentId) => {
        const date = inMs(5_000);
        await posts.publish(documentId, postData('soon', { defaultPublishedDate: date }));
        expect(await visiblePost('soon')).toBeUndefined();
        const before = await revision();
        await waitFor(async () => (await revision()) > before, 60_000);
        expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(date));
        expect((await visiblePost('soon'))?.documentId).toBe(documentId);
        // Both have looked again when another one has gone live.
        const next = inMs(11_000);
        await withPost('sooner-or-later', async (other) => {
          await posts.publish(other, postData('sooner-or-later', { defaultPublishedDate: next }));
          const between = await revision();
          expect(between).toBe(before + 3);
          await waitFor(async () => (await revision()) > between, 60_000);
          expect(await revision()).toBe(between + 1);
        });
      });
      expect((await hooks.next()).body).toMatchObject({ event: 'content.changed' });
    } finally {
      await hooks.stop();
      await second.stop();
    }
  });

  it('does not raise the revision again when it was published with a date that has passed', () =>
    withPost('now', async (documentId) => {
      const { defaultPublishedDate: _none, ...data } = postData('now');
      await posts.publish(documentId, { ...data, defaultPublishedDate: null });
      const before = await revision();
      await withPost('marker', async (marker) => {
        // Later than a busy machine takes to publish it.
        await posts.publish(marker, postData('marker', { defaultPublishedDate: inMs(5_000) }));
        await waitFor(async () => (await revision()) > before + 2, 60_000);
        expect(await revision()).toBe(before + 3);
      });
    }));
});
