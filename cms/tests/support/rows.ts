import { createRequire } from 'node:module';
import path from 'node:path';

import { CMS_DIR } from './paths';
import { currentRun } from './run';

interface Knex {
  (table: string): {
    where: (where: object) => {
      update: (changes: object) => Promise<number>;
      select: (...columns: string[]) => Promise<Record<string, unknown>[]>;
    };
    count: (column: string) => Promise<Record<string, number | string>[]>;
  };
  raw: (sql: string) => Promise<unknown>;
  destroy: () => Promise<void>;
}

type OpenKnex = (config: object) => Knex;

// The database library of Strapi, which is the CMS's and not this package's.
const openKnex = createRequire(path.join(CMS_DIR, 'package.json'))('knex') as OpenKnex;

/** Works on the tables of the present CMS directly, for what no call can do: to make something old. */
export const withTables = async <Result>(work: (tables: Knex) => Promise<Result>): Promise<Result> => {
  const { env } = currentRun();
  const tables =
    env.DATABASE_CLIENT === 'postgres'
      ? openKnex({ client: 'pg', connection: env.DATABASE_URL })
      : openKnex({
          client: 'better-sqlite3',
          connection: { filename: env.DATABASE_FILENAME },
          useNullAsDefault: true,
        });
  try {
    return await work(tables);
  } finally {
    await tables.destroy();
  }
};
