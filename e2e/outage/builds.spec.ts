import { spawn } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { startFakeCms, type FakeCms } from '../../node-lib/fakeCms';
import { fetchPage } from '../support/document';
import { releasesDir, siteUrl, stack } from '../support/stack';
import { untilLive } from '../support/untilLive';

test.describe.configure({ mode: 'serial' });

interface Build {
  readonly code: number | null;
  readonly output: string;
}

/** `npm run build` with other settings than the running site's. */
const build = (settings: Readonly<Record<string, string>>): Promise<Build> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build'], {
      env: { ...process.env, ...stack.settings, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });

let cms: FakeCms | undefined;

/** A CMS that answers every call with this status. */
const cmsAnswering = async (status: number): Promise<string> => {
  cms = await startFakeCms(() => status);
  return cms.url;
};

test.beforeAll(untilLive);

test.afterEach(async () => {
  await cms?.stop();
  cms = undefined;
});

for (const [trouble, url, line] of [
  ['is down', () => Promise.resolve('http://127.0.0.1:9'), /does not answer\. Start it/],
  ['answers 500', () => cmsAnswering(500), /500/],
  ['refuses the token', () => cmsAnswering(401), /STRAPI_TOKEN/],
] as const) {
  test(`a build against a CMS that ${trouble} fails with one clear line, and the live release stays`, async () => {
    const live = readlinkSync(join(releasesDir, 'current'));
    const { code, output } = await build({ STRAPI_URL: await url() });
    expect(code).toBe(1);
    expect(output).toMatch(line);
    expect(output).not.toMatch(/\n\s+at /);
    expect(readlinkSync(join(releasesDir, 'current'))).toBe(live);
    expect((await fetchPage(`${siteUrl}/en/`)).status).toBe(200);
  });
}
