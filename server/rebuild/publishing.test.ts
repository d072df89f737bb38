import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type FakeCms, startFakeCms } from '../../node-lib/fakeCms';
import { soon } from '../../node-lib/soon';
import { readRollback, rollBack } from '../../release/rollback';
import { Place, smallSite } from '../../release/testing/place';
import { LiveSite } from '../site/liveSite';
import { settingsOf, silent } from '../testing/fixture';
import { Publishing } from './publishing';

const timing = { quiet: 5, longestWait: 20, firstRetry: 60_000, longestRetry: 60_000 };
const countBuild = "require('fs').appendFileSync('builds', 'b')";
const tell = (news: object) => `process.send(${JSON.stringify({ buildNews: news })})`;

let place: Place;
let cms: FakeCms;
let revision: number;
let ids: string[];
let site: LiveSite;
let publishing: Publishing;

beforeEach(async () => {
  place = await Place.create();
  revision = 2;
  cms = await startFakeCms(() => (revision < 0 ? 503 : { revision }));
  ids = [(await place.publish('one', 1)).id, (await place.publish('two', 2)).id];
});
afterEach(async () => {
  await publishing.stop();
  site.close();
  await cms.stop();
  await place.remove();
});

/** A server that builds with the script; the catch-up has looked once. */
const start = async (script = countBuild): Promise<void> => {
  const settings = settingsOf(place, { STRAPI_URL: cms.url });
  site = new LiveSite(settings.releasesDir, silent);
  await site.open();
  const build = { command: process.execPath, args: ['-e', script], cwd: place.root };
  publishing = new Publishing(settings, site, { build, timing }, silent);
  await publishing.start();
};
const builds = () => readFile(path.join(place.root, 'builds'), 'utf8').catch(() => '');
const isIdle = async () => (await publishing.state()).work === 'idle';
const [first, second] = [() => ids[0] ?? '', () => ids[1] ?? ''];

describe('after somebody went back', () => {
  it('the older release is live at once, and the state says so', async () => {
    await start();
    await publishing.goBack(first());
    const state = await publishing.state();
    expect(state.live?.id).toBe(first());
    expect(state.wentBackAt).toBe((await readRollback(place.releasesDir))?.at);
    expect(state.releases.map(({ id, isLive }) => [id, isLive])).toEqual([
      [second(), false],
      [first(), true],
    ]);
  });

  it('a restart builds nothing', async () => {
    await start();
    await publishing.goBack(first());
    await publishing.stop();
    site.close();
    await start();
    await soon(isIdle);
    expect(await builds()).toBe('');
    expect((await publishing.state()).live?.id).toBe(first());
  });

  it('neither a hook without a change nor the next try of a failed build brings the newest back', async () => {
    await start('process.exit(1)');
    publishing.published();
    await soon(async () => (await publishing.state()).work === 'retrying');
    await publishing.goBack(first());
    publishing.published();
    await soon(isIdle);
    expect((await publishing.state()).failure).toMatchObject({ tries: 1 });
  });

  it('the next publish builds', async () => {
    await start();
    await publishing.goBack(first());
    revision = 3;
    publishing.published();
    await soon(async () => (await builds()) === 'b');
  });

  it('the next publish builds also when its hook was missed while the server was down', async () => {
    await rollBack(place.releasesDir, first(), 2);
    revision = 3;
    await start();
    await soon(async () => (await builds()) === 'b');
  });

  it('while the CMS was down, the first content that is seen is no news', async () => {
    revision = -1;
    await start();
    await publishing.goBack(first());
    revision = 2;
    publishing.published();
    await soon(isIdle);
    expect(await builds()).toBe('');
    revision = 3;
    publishing.published();
    await soon(async () => (await builds()) === 'b');
  });

  it('who asks for it gets the newest built', async () => {
    await start();
    await publishing.goBack(first());
    await publishing.rebuildNow();
    await soon(async () => (await builds()) === 'b');
    expect((await publishing.state()).wentBackAt).toBeNull();
  });
});

describe('the state', () => {
  it('says what a build is at, and how it failed', async () => {
    const wait = "setInterval(() => require('fs').existsSync('go') && process.exit(1), 5)";
    const failure = { kind: 'page', reason: 'Building static HTML failed for path "/en/"' };
    await start(`${tell({ at: 'pages', share: 0.7 })}; ${tell({ failed: failure })}; ${wait}`);
    publishing.published();
    await soon(async () => (await publishing.state()).progress?.phase === 'pages');
    expect(await publishing.state()).toMatchObject({ work: 'building', progress: { share: 0.7 } });
    expect(await publishing.health()).toMatchObject({ building: true, progress: { phase: 'pages' } });
    await writeFile(path.join(place.root, 'go'), '');
    await soon(async () => (await publishing.state()).work === 'retrying');
    const state = await publishing.state();
    expect(state).toMatchObject({ live: { id: second() }, progress: null, failure });
    expect(Date.parse(state.failure?.nextTry ?? '')).toBeGreaterThan(Date.now());
  });

  it('says what changed in each release, and what the live one leaves out', async () => {
    const name = { type: 'api::dicom-blog.dicom-blog', documentId: 'a', locale: 'en', title: 'Doors' };
    const entries = Array.from({ length: 30 }, (_, index) => ({
      ...{ ...name, documentId: String(index), slug: null, language: null, version: '1' },
    }));
    const fault = {
      what: 'picture',
      reason: 'missing',
      field: 'titleImage',
      file: 'a.png',
      detail: '',
    } as const;
    const release = async (content: { entries: typeof entries; leftOut: (typeof fault & typeof name)[] }) => {
      await place.write(smallSite(`${content.entries.length} entries`));
      const contentFile = await place.writeContent({ readAt: '2026-11-24T02:00:00.000Z', ...content });
      return place.release(2, 'source', { contentFile });
    };
    await release({ entries: [], leftOut: [] });
    await release({ entries, leftOut: [{ ...name, ...fault }] });
    await start();
    const { live, releases } = await publishing.state();
    expect(live).toMatchObject({ contentFrom: '2026-11-24T02:00:00.000Z', leftOut: [{ ...name, ...fault }] });
    expect(releases[0]).toMatchObject({ isLive: true, leftOut: 1, changes: { site: false, count: 30 } });
    expect(releases[0]?.changes?.entries).toHaveLength(20);
    expect(releases[1]).toMatchObject({ changes: null, leftOut: 0 });
  });

  it('is told before the first release', async () => {
    const empty = await Place.create();
    await place.remove();
    place = empty;
    await start('setInterval(() => undefined, 1000)');
    expect(await publishing.state()).toMatchObject({ live: null, wentBackAt: null, releases: [] });
    expect(await publishing.health()).toMatchObject({ release: null, since: null, wentBack: false });
  });
});

it('what everybody may know has no title and no reason', async () => {
  await start(`${tell({ failed: { kind: 'cms', reason: 'http://cms.internal refuses' } })}; process.exit(1)`);
  publishing.published();
  await soon(async () => (await publishing.state()).failure !== null);
  const health = await publishing.health();
  expect(health).toMatchObject({ release: second(), revision: 2, failure: { kind: 'cms', tries: 1 } });
  expect(JSON.stringify(health)).not.toMatch(/internal|refuses/);
});
