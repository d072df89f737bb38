import path from 'node:path';

import { type SqliteConnection, waitForLock } from '../src/database/waitForLock';
import { settings } from '../src/settings';

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: path.resolve(settings.database.filename) },
  useNullAsDefault: true,
  pool: {
    afterCreate: (
      connection: SqliteConnection,
      done: (error: null, connection: SqliteConnection) => void,
    ) => {
      // Ten times the writes of the default journal, and an answered write still survives a power cut.
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      waitForLock(connection);
      done(null, connection);
    },
  },
});

const postgres = () => ({
  client: 'postgres',
  connection: { connectionString: settings.database.url },
  pool: { min: 0, max: 10 },
});

export default { connection: settings.database.client === 'postgres' ? postgres() : sqlite() };
