import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { isAlive } from '../node-lib/processes';
import { soon } from '../node-lib/soon';
import { Place } from '../release/testing/place';
import { SiteServer } from './server';
import { secret, settingsOf } from './testing/fixture';

const timing = { quiet: 20, longestWait: 100, firstRetry: 60_000, longestRetry: 60_000 };

let place: Place;
let server: SiteServer;

/** Starts a server whose build runs the given script (with `place.root` as its folder). */
async function start(script: string) {
  const build = { command: process.execPath, args: ['-e', script], cwd: place.root };
  // Nothing listens on port 9: the catch-up finds no CMS and stays quiet.
  const settings = settingsOf(place, { STRAPI_URL: 'http://127.0.0.1:9' });
  server = await SiteServer.create(settings, { build, timing, logger: false });
  await server.start();
}

beforeEach(async () => {
  place = await Place.create();
  await place.publish();
});
afterEach(async () => {
  await server.stop();
  await place.remove();
});

const hook = (authorization?: string, payload = '{"event":"entry.publish"}') =>
  server.app.inject({
    method: 'POST',
    url: '/hooks/rebuild',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    payload,
  });
const health = async () => (await server.app.inject({ url: '/_health' })).json<Record<string, unknown>>();
const builds = () => readFile(path.join(place.root, 'builds'), 'utf8').catch(() => '');

describe('the rebuild hook', () => {
  const countBuild = "require('fs').appendFileSync('builds', 'b'); console.log('built here')";

  it('takes the right secret with 202, and one build follows that which runs, for all calls meanwhile', async () => {
    const untilGo =
      "while (!require('fs').existsSync('go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);";
    await start(`${countBuild}; ${untilGo}`);
    for (let i = 0; i < 20; i++) expect((await hook(`Bearer ${secret}`)).statusCode).toBe(202);
    await soon(async () => (await builds()) === 'b');
    for (let i = 0; i < 20; i++) expect((await hook(`Bearer ${secret}`)).statusCode).toBe(202);
    await writeFile(path.join(place.root, 'go'), '');
    await soon(async () => (await builds()) === 'bb');
    await soon(async () => (await health()).building === false);
    expect(await builds()).toBe('bb');
    expect(await health()).toMatchObject({ lastBuild: 'ok' });
    expect(await readFile(path.join(place.releasesDir, 'build.log'), 'utf8')).toBe('built here\n');
  });

  it.each([undefined, '', 'Bearer', `Bearer ${secret}x`, secret, `Basic ${secret}`])(
    'answers 401 to "%s" and builds nothing',
    async (authorization) => {
      await start(countBuild);
      const answer = await hook(authorization);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(answer.body).not.toContain(secret);
      expect(await health()).toMatchObject({ building: false, lastBuild: 'none' });
    },
  );

  it('refuses a body above one megabyte, and does not mind one that is no JSON', async () => {
    await start(countBuild);
    expect((await hook(`Bearer ${secret}`, 'x'.repeat(1_048_577))).statusCode).toBe(413);
    expect((await hook(`Bearer ${secret}`, '{')).statusCode).toBe(202);
  });

  it('goes back to a release that is kept, and says which one is live', async () => {
    await start(countBuild);
    const older = (await health()).release;
    const { id } = await place.publish('two', 2);
    const back = (release: unknown, key = secret) =>
      server.app.inject({
        ...{ method: 'POST', url: '/hooks/rollback', payload: JSON.stringify({ release }) },
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      });
    expect((await back(older, 'wrong')).statusCode).toBe(401);
    for (const wrong of ['', '..', 'nowhere', 5, null, { id }]) {
      const answer = await back(wrong);
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        404,
        expect.stringContaining(`There are: ${id}, ${String(older)}.`),
      ]);
    }
    expect((await back(older)).json()).toEqual({ live: older });
    expect(await health()).toMatchObject({ release: older, wentBack: true });
  });

  it('tells its state to who has the secret, and to nobody else', async () => {
    await start(countBuild);
    const ask = (authorization?: string) =>
      server.app.inject({ url: '/hooks/state', headers: authorization ? { authorization } : {} });
    expect((await ask()).statusCode).toBe(401);
    const answer = await ask(`Bearer ${secret}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ work: 'idle', wentBackAt: null, failure: null });
  });

  it('can only be posted to', async () => {
    await start(countBuild);
    const answer = await server.app.inject({ url: '/hooks/rebuild' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('a build', () => {
  it('that fails leaves the live release in place', async () => {
    await start("console.log('a bad picture'); process.exit(3)");
    const before = await health();
    expect(before).toMatchObject({ failedLog: null });
    await hook(`Bearer ${secret}`);
    await soon(async () => (await health()).lastBuild === 'failed');
    const after = await health();
    expect(after).toMatchObject({ release: before.release, building: false });
    const log = path.join(place.releasesDir, String(after.failedLog));
    expect(await readFile(log, 'utf8')).toBe('a bad picture\n');
    expect((await server.app.inject({ url: '/en/' })).statusCode).toBe(200);
  });

  it('that releases is live when it has ended', async () => {
    await start(
      "require('fs').appendFileSync('builds', 'b'); setInterval(() => require('fs').existsSync('go') && process.exit(0), 10)",
    );
    await hook(`Bearer ${secret}`);
    await soon(async () => (await health()).building === true);
    const { id } = await place.publish('two', 2);
    await writeFile(path.join(place.root, 'go'), '');
    await soon(async () => (await health()).lastBuild === 'ok');
    expect(await health()).toMatchObject({ release: id });
  });

  it('is ended with its children when the server stops', async () => {
    const child = "setInterval(() => {}, 1000); process.on('SIGTERM', () => {})";
    await start(
      `const c = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]);` +
        "c.on('spawn', () => require('fs').writeFileSync('pid', String(c.pid))); setInterval(() => {}, 1000)",
    );
    await hook(`Bearer ${secret}`);
    const pidFile = path.join(place.root, 'pid');
    await soon(async () => (await readFile(pidFile, 'utf8').catch(() => '')) !== '');
    const pid = Number(await readFile(pidFile, 'utf8'));
    expect(isAlive(pid)).toBe(true);
    await server.stop();
    await soon(() => !isAlive(pid));
    expect(isAlive(pid)).toBe(false);
  });
});
