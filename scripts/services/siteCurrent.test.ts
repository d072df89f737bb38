import { type FakeCms, startFakeCms } from '../../node-lib/fakeCms';
import { root } from '../../node-lib/root';
import { rollBack } from '../../release/rollback';
import { Place } from '../../release/testing/place';
import { siteHashes } from '../../site-build/siteHashes';
import { isSiteCurrent } from './steps';

let place: Place;
let cms: FakeCms;
let revision: number;
beforeEach(async () => {
  place = await Place.create();
  cms = await startFakeCms(() => ({ revision }));
});
afterEach(async () => {
  await cms.stop();
  await place.remove();
});

it('a start builds what is not live, and nothing that somebody went back from', async () => {
  const env = {
    ...{ STRAPI_URL: cms.url, STRAPI_TOKEN: 'a-token-of-some-length' },
    RELEASES_DIR: place.releasesDir,
  };
  const { source } = siteHashes(root, env);
  revision = 2;
  expect(await isSiteCurrent(env)).toBe(false);
  const { id } = await place.publish('one', 1);
  await place.release(2, 'other code');
  expect(await isSiteCurrent(env)).toBe(false);
  await place.release(2, source);
  expect(await isSiteCurrent(env)).toBe(true);
  await rollBack(place.releasesDir, id, 2);
  expect(await isSiteCurrent(env)).toBe(true);
  revision = 3;
  expect(await isSiteCurrent(env)).toBe(false);
});
