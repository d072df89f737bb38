/** A post whose time comes while the CMS is down. */
import { type OwnCms, startOwnCms } from '../support/ownCms';
import { postData, posts, revision, visiblePost } from '../support/posts';

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('scheduled');
});

afterAll(() => cms.stop());

it('is live, and the site is to be built, as soon as the CMS is there again; once', async () => {
  const data = postData('over-night', { defaultPublishedDate: new Date(Date.now() + 2_500).toISOString() });
  const { documentId } = (await posts.create(data)).body.data;
  expect((await posts.publish(documentId, data)).status).toBe(200);
  expect(await visiblePost('over-night')).toBeUndefined();
  const before = await revision();
  // Stopping and starting takes longer.
  await cms.restart();
  expect(Date.now()).toBeGreaterThan(Date.parse(data.defaultPublishedDate));
  expect(await revision()).toBe(before + 1);
  expect((await visiblePost('over-night'))?.documentId).toBe(documentId);
  await cms.restart();
  expect(await revision()).toBe(before + 1);
});
