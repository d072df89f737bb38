/** A post whose time comes while the CMS is down. */
import { type OwnCms, startOwnCms } from '../support/ownCms';
import { postData, posts, revision, visiblePost } from '../support/posts';
import { waitFor } from '../support/waitFor';

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('scheduled');
});

afterAll(() => cms.stop());

it('is live, and the site is to be built, as soon as the CMS is there again; once', async () => {
  const time = Date.now() + 10_000;
  const data = postData('over-night', { defaultPublishedDate: new Date(time).toISOString() });
  const { documentId } = (await posts.create(data)).body.data;
  expect((await posts.publish(documentId, data)).status).toBe(200);
  expect(await visiblePost('over-night')).toBeUndefined();
  const before = await revision();
  await cms.restart({}, () => waitFor(() => Date.now() > time));
  expect(await revision()).toBe(before + 1);
  expect((await visiblePost('over-night'))?.documentId).toBe(documentId);
  await cms.restart();
  expect(await revision()).toBe(before + 1);
});
