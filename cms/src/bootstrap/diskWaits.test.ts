import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Database } from '@strapi/database';
import type { Core } from '@strapi/strapi';

import config from '../../config/database';
import { waitForDisk } from './diskWaits';

const ignore = (): undefined => undefined;

let folder: string;
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saola-disk-'));
  const connection = { ...config.connection, connection: { filename: path.join(folder, 'data.db') } };
  db = new Database({
    connection,
    settings: { runMigrations: false, migrations: { dir: folder } },
    logger: { info: ignore, warn: ignore, error: ignore, debug: ignore },
  });
});

afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

const strapi = () => ({ db }) as unknown as Core.Strapi;
const NORMAL = 1;
const FULL = 2;

const synchronous = async (): Promise<number> => {
  const [row]: { synchronous: number }[] = await db.connection.raw('PRAGMA synchronous');
  return row?.synchronous ?? NaN;
};

describe('a write to SQLite', () => {
  it('waits for the disk unless somebody says otherwise', async () => {
    expect(await synchronous()).toBe(FULL);
  });

  it('waits for nothing while the CMS starts, and for the disk from then on', async () => {
    await waitForDisk(strapi(), false);
    expect(await synchronous()).toBe(NORMAL);
    await db.transaction(async () => undefined);
    expect(await synchronous()).toBe(NORMAL);
    await waitForDisk(strapi(), true);
    expect(await synchronous()).toBe(FULL);
  });

  it('is left alone on another database', async () => {
    const raw = jest.fn();
    const other = { db: { dialect: { client: 'postgres' }, connection: { raw } } };
    await waitForDisk(other as unknown as Core.Strapi, false);
    expect(raw).not.toHaveBeenCalled();
  });
});
