/** The intake behind a server of its own, with the database of `intakeDatabase`: its answers are tried without a CMS. */
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import Koa from 'koa';

import { startIntakeDatabase } from './intakeDatabase';
import { MAILBOXES } from './mailboxes';

/** @param env settings, which are read when the modules of the intake are loaded: once for each server. */
export const startIntakeServer = async (env: Record<string, string> = {}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'saola-files-'));
  const before = process.env;
  process.env = {
    CAPTCHA_SECRET: 'a secret of sixteen letters',
    CAPTCHA_COST: '1',
    ...MAILBOXES,
    INTAKE_RATE_LIMIT: '1000',
    INTAKE_FILES_DIR: folder,
    GATSBY_SITE_URL: 'https://www.saola.example',
    ...env,
  };
  jest.resetModules();
  const { receive } = await import('../../src/intake/receive');
  const { altcha, inspections, privateFiles } = await import('../../src/intake/services');
  process.env = before;
  const cms = await startIntakeDatabase();
  /** Whether there was something new to send, per request. */
  const news: boolean[] = [];
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    if (ctx.path === '/api/captcha') ctx.body = await altcha?.challenge(String(ctx.query.form));
    else news.push(await receive(cms.strapi, ctx, ctx.path.replace('/api', '')));
  });
  const server: Server = createServer((request, response) => void app.callback()(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cms,
    news,
    privateFiles,
    inspections,
    filesOnDisk: (): string[] => (existsSync(folder) ? readdirSync(folder) : []),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await cms.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
