import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { type Content, contentOf, readContent, type ReleaseContent } from './content';
import { makeRelease } from './makeRelease';
import type { Manifest } from './manifest';
import { currentId, listReleases, readInfo } from './releases';
import { readRollback, rollBack } from './rollback';
import { Place, smallSite } from './testing/place';

let place: Place;
beforeEach(async () => (place = await Place.create()));
afterEach(() => place.remove());

const build = async (
  { revision = 2, source = 'source', version = 'one', begun = new Date() } = {},
  change?: (manifest: Manifest) => void,
  contentFile?: string,
) => {
  await place.write(smallSite(version), change);
  const { publicDir, manifestFile, releasesDir } = place;
  return makeRelease({ publicDir, manifestFile, releasesDir, revision, source, begun, contentFile });
};

const content = (readAt: string, title: string): Content => ({
  readAt,
  entries: [{ type: 't', documentId: 'a', locale: 'en', title, slug: 'a', language: 'en', version: readAt }],
  leftOut: [],
});

describe('a build that shows what the live release does', () => {
  it('is none where a page has another translation', async () => {
    await place.publish('one', 1);
    const { outcome } = await build({}, (manifest) => (manifest.translations = []));
    expect(outcome).toBe('live');
  });

  it('makes no release: the live one stands for its revision and source', async () => {
    const first = await place.publish('one', 1);
    const { info, outcome } = await build({ revision: 7, source: 'moved code' });
    expect(outcome).toBe('same');
    expect(info).toEqual({ ...first, revision: 7, source: 'moved code' });
    expect(await readInfo(place.releasesDir, first.id)).toEqual(info);
    expect(await listReleases(place.releasesDir)).toEqual([first.id]);
    const names = await readdir(path.join(place.releasesDir, first.id));
    expect(names.filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it('tells what it found in the CMS, and leaves what the release changed as it was', async () => {
    const found = async (one: Content) => place.writeContent(one);
    await build({}, undefined, await found(content('2026-11-24T01:00:00.000Z', 'one')));
    await build({ version: 'two' }, undefined, await found(content('2026-11-24T02:00:00.000Z', 'two')));
    const third = await build(
      { version: 'two' },
      undefined,
      await found(content('2026-11-24T03:00:00.000Z', 'three')),
    );
    expect(third.outcome).toBe('same');
    const told = await readContent<ReleaseContent>(contentOf(place.releasesDir, third.info.id));
    expect(told).toMatchObject({
      readAt: '2026-11-24T03:00:00.000Z',
      entries: [{ title: 'three' }],
      changes: { entries: [{ title: 'two', how: 'changed' }] },
    });
  });

  it('ends a rollback when the newest content shows what somebody went back to', async () => {
    const first = await place.publish('one', 1);
    await place.publish('two', 2);
    await rollBack(place.releasesDir, first.id, 2);
    const later = new Date(Date.now() + 1000);
    const { info, outcome } = await build({ revision: 3, begun: later });
    expect([info.id, outcome]).toEqual([first.id, 'same']);
    expect(await readRollback(place.releasesDir)).toBeNull();
  });

  it('leaves the live one alone when somebody went back to it since the build began', async () => {
    const first = await place.publish('one', 1);
    await place.publish('two', 2);
    const begun = new Date(Date.now() - 1000);
    await rollBack(place.releasesDir, first.id, 2);
    const { info, outcome } = await build({ revision: 3, begun });
    expect(outcome).toBe('kept');
    expect(info.id).not.toBe(first.id);
    expect((await readInfo(place.releasesDir, first.id))?.revision).toBe(1);
    expect(await currentId(place.releasesDir)).toBe(first.id);
  });
});

describe('a release is made', () => {
  const expectNew = async (made: ReturnType<typeof build>, before: string) => {
    const { info, outcome } = await made;
    expect(outcome).toBe('live');
    expect(info.id).not.toBe(before);
    expect(await currentId(place.releasesDir)).toBe(info.id);
  };

  it.each([
    ['a redirect', (manifest: Manifest) => void manifest.redirects.pop()],
    ['a rewrite', (manifest: Manifest) => void (manifest.rewrites = [])],
    ['how long a file is kept', ({ files }: Manifest) => void (files[0] && (files[0].cache = 'immutable'))],
    ['an address', ({ files }: Manifest) => void files.pop()],
  ])('when only %s changed', async (_what, change) => {
    const first = await place.publish('one', 1);
    await expectNew(build({}, change), first.id);
  });

  it('when the live one lacks a file, or cannot be read', async () => {
    const first = await place.publish('one', 1);
    const site = path.join(place.releasesDir, first.id, 'site');
    await rm(path.join(site, 'robots.txt'));
    const second = await build();
    await expectNew(Promise.resolve(second), first.id);
    await rm(path.join(place.releasesDir, second.info.id, 'manifest.json'));
    await expectNew(build(), second.info.id);
    expect(await readFile(path.join(place.releasesDir, 'current', 'site', 'robots.txt'), 'utf8')).toContain(
      'Allow',
    );
  });
});
