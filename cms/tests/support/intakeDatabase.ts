/**
 * The intake's tables in a small database, by Strapi's own database layer: what is stored, found and removed is tried
 * without a CMS.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Database, type Model } from '@strapi/database';
import type { Core } from '@strapi/strapi';

import deliverySchema from '../../src/api/delivery/content-types/delivery/schema.json';
import submissionSchema from '../../src/api/submission/content-types/submission/schema.json';
import { KEYS, PROOFS, registerIntakeTables } from '../../src/intake/store/tables';
import { DELIVERY, SUBMISSION } from '../../src/intake/store/types';

interface Schema {
  collectionName: string;
  info: { singularName: string };
  attributes: Record<string, { type: string }>;
}

/** Types of a schema that are others in a table. */
const COLUMN_TYPES: Record<string, string> = { enumeration: 'string', customField: 'json' };

const modelOf = (uid: string, { collectionName, info, attributes }: Schema) => ({
  uid,
  singularName: info.singularName,
  tableName: collectionName,
  attributes: {
    id: { type: 'increments' },
    documentId: { type: 'string', default: randomUUID },
    createdAt: { type: 'datetime' },
    updatedAt: { type: 'datetime' },
    ...Object.fromEntries(
      Object.entries(attributes).map(([name, attribute]) => [
        name,
        { ...attribute, type: COLUMN_TYPES[attribute.type] ?? attribute.type },
      ]),
    ),
  },
});

/** The part of better-sqlite3's connection that is used here. */
interface SqliteConnection {
  pragma: (statement: string) => unknown;
}

const ignore = (): void => {};

type DocumentMiddleware = (
  context: { uid: string; action: string; params: object },
  next: () => Promise<unknown>,
) => Promise<unknown>;

/** A database of its own, and as much of a CMS around it as the intake asks for. */
export const startIntakeDatabase = async () => {
  const models: object[] = [modelOf(SUBMISSION, submissionSchema), modelOf(DELIVERY, deliverySchema)];
  const logged: unknown[] = [];
  const middlewares: DocumentMiddleware[] = [];
  const kept = new Map<string, unknown>();
  const strapi = {
    get: (name: string) => (name === 'models' ? { add: (model: object) => models.push(model) } : undefined),
    log: {
      error: (error: unknown) => logged.push(error),
      warn: (text: string) => logged.push(text),
      info: ignore,
    },
    store: ({ key }: { key: string }) => ({
      get: async () => kept.get(key),
      set: async ({ value }: { value: unknown }) => void kept.set(key, value),
    }),
    documents: { use: (middleware: DocumentMiddleware) => middlewares.push(middleware) },
  };
  registerIntakeTables(strapi as unknown as Core.Strapi);
  const folder = await mkdtemp(path.join(tmpdir(), 'saola-intake-'));
  const filename = path.join(folder, 'data.db');
  const database = new Database({
    connection: {
      client: 'sqlite',
      connection: { filename },
      useNullAsDefault: true,
      pool: {
        afterCreate: (
          connection: SqliteConnection,
          done: (error: null, connection: SqliteConnection) => void,
        ) => {
          // It need not survive anything.
          connection.pragma('synchronous = OFF');
          connection.pragma('journal_mode = MEMORY');
          done(null, connection);
        },
      },
    },
    settings: { runMigrations: false, migrations: { dir: folder } },
    logger: { info: ignore, warn: ignore, error: ignore, debug: ignore },
  });
  // Strapi's database layer asks for itself by the global that a running CMS is.
  Object.assign(globalThis, { strapi: Object.assign(strapi, { db: database }) });
  await database.init({ models: models as Model[] });
  await database.schema.create();
  return {
    strapi: strapi as unknown as Core.Strapi,
    logged,
    middlewares,
    /** The rows of a type, in their order. */
    rows: (uid: string, populate: string[] = []) =>
      database.query(uid).findMany({ orderBy: { id: 'asc' }, populate }) as Promise<
        Record<string, unknown>[]
      >,
    /** The rows of a table that is no type. */
    table: (name: string) => database.getConnection(name).select('*') as Promise<Record<string, unknown>[]>,
    /** Empties all tables. */
    clear: async (): Promise<void> => {
      logged.length = 0;
      kept.clear();
      for (const uid of [DELIVERY, SUBMISSION]) await database.query(uid).deleteMany({});
      for (const name of [KEYS, PROOFS]) await database.getConnection(name).delete();
    },
    stop: async (): Promise<void> => {
      Object.assign(globalThis, { strapi: undefined });
      await database.destroy();
      await rm(folder, { recursive: true });
    },
  };
};
