/** What staff can do beyond reading. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import Koa from 'koa';

import { startIntakeDatabase } from '../../../tests/support/intakeDatabase';
import { createPrivateFiles, type PrivateFiles } from '../files/privateFiles';
import { SUBMISSION } from '../store/types';
import { staffRoutes } from './routes';

let cms: Awaited<ReturnType<typeof startIntakeDatabase>>;
let folder: string;
let files: PrivateFiles;
const can = jest.fn();
const server = createServer();
beforeAll(async () => {
  cms = await startIntakeDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'saola-staff-'));
  files = createPrivateFiles(folder);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  can.mockReset().mockReturnValue(true);
});
afterEach(() => cms.clear());
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await cms.stop();
  await rm(folder, { recursive: true });
});

const routes = () => staffRoutes(cms.strapi, files, { resume: () => {}, paused: () => new Map() });

/** Calls one of the routes as an administrator. */
const call = async (
  route: string,
  params: object = {},
  query = '',
  ability: object | undefined = { can },
) => {
  const found = routes().find(({ path: address }) => address === route);
  const app = new Koa();
  app.silent = true;
  app.use((ctx) => {
    Object.assign(ctx, { params });
    ctx.state.userAbility = ability;
    return found?.handler(ctx);
  });
  server.removeAllListeners('request').on('request', app.callback());
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/${query}`, { method: found?.method });
};

const FILE = '/submissions/:id/files/:index';
const CSV = '/submissions.csv';
const CHANNELS = '/channels';
const RETRY_ALL = '/deliveries/retry';
const RETRY = '/deliveries/:id/retry';

const create = (data: object) =>
  cms.strapi.db.query(SUBMISSION).create({ data: { form: 'contact', lang: 'en', fields: {}, ...data } });

describe('every route', () => {
  it('is for administrators who are logged in', () => {
    expect(routes().map(({ method, path: address }) => [method, address])).toEqual([
      ['GET', FILE],
      ['GET', CSV],
      ['GET', CHANNELS],
      ['POST', RETRY_ALL],
      ['POST', RETRY],
    ]);
    for (const { config, info } of routes())
      expect({ config, info }).toEqual({
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        info: { type: 'admin' },
      });
  });

  it.each([FILE, CSV, CHANNELS, RETRY_ALL, RETRY])(
    '%s is for those who may read submissions',
    async (route) => {
      can.mockReturnValue(false);
      expect((await call(route)).status).toBe(403);
      expect(can).toHaveBeenCalledWith('plugin::content-manager.explorer.read', SUBMISSION);
      expect((await call(route, {}, '', undefined)).status).toBe(403);
    },
  );
});

const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [
      'content-type',
      'content-disposition',
      'x-content-type-options',
      'content-security-policy',
      'cache-control',
    ].map((name) => [name, headers.get(name)]),
  );

describe("a visitor's file", () => {
  const stored = async (name: string) =>
    create({
      files: await files.keep([{ name, ...(await files.take(Readable.from([Buffer.from('content')]))) }]),
    });

  it.each([
    ['cv.pdf', 'application/pdf'],
    ['cv.doc', 'application/msword'],
    ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s is a download, never a page of the admin', async (name, type) => {
    const { documentId } = await stored(name);
    const response = await call(FILE, { id: documentId, index: '0' });
    expect(response.status).toBe(200);
    expect(headersOf(response)).toEqual({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect(await response.text()).toBe('content');
  });

  it('can be downloaded where half of an emoji was left at the beginning of its name', async () => {
    const taken = await files.take(Readable.from([Buffer.from('content')]));
    const kept = await files.keep([{ name: 'a.pdf', ...taken }]);
    const older = kept.map((file) => ({ ...file, name: '\ude00 CV.pdf' }));
    const { documentId } = await create({ files: older });
    const response = await call(FILE, { id: documentId, index: '0' });
    expect([response.status, await response.text()]).toEqual([200, 'content']);
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%EF%BF%BD%20CV.pdf");
  });

  it('is found by its submission and its number only', async () => {
    const { documentId } = await stored('cv.pdf');
    for (const params of [
      { id: documentId, index: '1' },
      { id: documentId, index: '00' },
      { id: documentId, index: '0x' },
      { id: documentId, index: 'length' },
      { id: 'another', index: '0' },
    ])
      expect((await call(FILE, params)).status).toBe(404);
  });

  it('is none where a submission has none, or where its name says nothing that we know', async () => {
    const none = await create({});
    expect((await call(FILE, { id: none.documentId, index: '0' })).status).toBe(404);
    const { documentId } = await stored('cv.html');
    expect((await call(FILE, { id: documentId, index: '0' })).status).toBe(404);
  });
});

describe('the table of submissions', () => {
  const idsIn = async (response: Response) =>
    (await response.text())
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]?.slice(1, -1));

  it('has all of them, or those of one form, the oldest first', async () => {
    const first = await create({ form: 'quote' });
    const second = await create({ form: 'contact' });
    const all = await call(CSV);
    expect(headersOf(all)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="submissions.csv"',
      'cache-control': 'private, no-store',
    });
    expect(await idsIn(all)).toEqual([first.documentId, second.documentId]);
    const quotes = await call(CSV, {}, '?form=quote');
    expect(quotes.headers.get('content-disposition')).toBe('attachment; filename="submissions-quote.csv"');
    expect(await idsIn(quotes)).toEqual([first.documentId]);
  });

  it('has more than are read at once', async () => {
    const data = Array.from({ length: 1_001 }, () => ({ form: 'contact', lang: 'en', fields: {} }));
    await cms.strapi.db.query(SUBMISSION).createMany({ data });
    const ids = await idsIn(await call(CSV));
    expect(ids).toHaveLength(1_001);
    expect(new Set(ids).size).toBe(1_001);
  });

  it('of a form that does not exist is none', async () => {
    expect((await call(CSV, {}, '?form=nothing')).status).toBe(400);
  });
});
