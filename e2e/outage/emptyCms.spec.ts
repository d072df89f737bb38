import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from '../../scripts/lib/ports';
import { Services } from '../../scripts/lib/services';
import { buildSite, startCms } from '../../scripts/services/steps';
import { stack } from '../support/stack';

const folder = mkdtempSync(join(tmpdir(), 'saola-empty-'));
const services = new Services();

test.afterAll(async () => {
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a build against an empty CMS passes, and makes the same types as one against a full CMS', async () => {
  test.setTimeout(400_000);
  const types = () => readFileSync('src/types/gatsby-types.d.ts', 'utf8');
  const ofFullCms = types();
  const port = String(await freePort(9131));
  mkdirSync(join(folder, 'public', 'uploads'), { recursive: true });
  const env = {
    ...(process.env as Record<string, string>),
    ...stack.settings,
    CMS_SEED: 'false',
    CMS_PORT: port,
    CMS_PUBLIC_DIR: join(folder, 'public'),
    DATABASE_FILENAME: join(folder, 'data.db'),
    STRAPI_URL: `http://127.0.0.1:${port}`,
    RELEASES_DIR: join(folder, 'releases'),
  };
  await startCms(services, env, 'e2e-empty-cms.log');
  await buildSite(services, env, 'e2e-empty-build.log');

  const page = (path: string) =>
    readFileSync(join(folder, 'releases/current/site', path, 'index.html'), 'utf8');
  expect(page('en/blog')).toContain('No post is published in this language yet');
  expect(page('vn/blog')).toContain('Chưa có bài viết nào bằng tiếng Việt');
  expect(page('en')).toMatch(/<h1[ >]/);
  expect(types()).toBe(ofFullCms);
});
