/**
 * The one place where the CMS reads its environment.
 *
 * It is not `config/env.ts`, because Strapi loads every file of `config/` as a configuration of its own and warns
 * about a name that begins like `environment`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { readIntakeSettings } from './intake/settings';
import { readRequestLimits } from './requests/settings';
import { createReader } from './settingsReader';

// Started by a script, the values are in the environment already and win; started by hand (`npx strapi start`), the
// file at the root of the repository is read. Strapi is always started from `cms/`.
const envFile = path.resolve(process.cwd(), '../.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const read = createReader(process.env);

const databaseClient = read.oneOf('DATABASE_CLIENT', ['sqlite', 'postgres'], 'sqlite');
const adminEmail = read.optional('CMS_ADMIN_EMAIL', read.rules.email);
const adminPassword = read.optional('CMS_ADMIN_PASSWORD', read.rules.password);

if (!adminEmail !== !adminPassword) {
  read.problems.push('CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD must be set together, or both left out.');
}

export const settings = {
  host: read.text('CMS_HOST', '0.0.0.0'),
  port: read.port('CMS_PORT', 1337),
  /** The address under which browsers reach the CMS, without a slash at the end. */
  publicUrl: read.url('CMS_PUBLIC_URL', 'http://localhost:1337').replace(/\/$/, ''),
  /** The folder that holds `uploads/`. */
  publicDir: read.text('CMS_PUBLIC_DIR', 'public'),
  origins: read.origins('CMS_ORIGINS', ['http://localhost:9000', 'http://localhost:8000']),
  /** The first administrator, made when there is none yet. */
  sampleAdmin: adminEmail && adminPassword ? { email: adminEmail, password: adminPassword } : undefined,
  seed: read.oneOf('CMS_SEED', ['true', 'false'], 'true') === 'true',
  seedDir: read.text('CMS_SEED_DIR', 'seed'),
  database: {
    client: databaseClient,
    filename: read.text('DATABASE_FILENAME', '.tmp/data.db'),
    url: databaseClient === 'postgres' ? read.required('DATABASE_URL', read.rules.postgresUrl) : undefined,
  },
  /** Lets the site build and the site server read everything, drafts included. */
  buildToken: read.required('STRAPI_TOKEN', read.rules.secret),
  rebuildHook: {
    url: read.url('REBUILD_HOOK_URL', 'http://localhost:9000/hooks/rebuild'),
    secret: read.required('REBUILD_HOOK_SECRET', read.rules.secret),
  },
  /** The forms. */
  intake: readIntakeSettings(read),
  limits: readRequestLimits(read),
  appKeys: read.required('APP_KEYS', read.rules.secretList).split(','),
  apiTokenSalt: read.required('API_TOKEN_SALT', read.rules.secret),
  adminJwtSecret: read.required('ADMIN_JWT_SECRET', read.rules.secret),
  transferTokenSalt: read.required('TRANSFER_TOKEN_SALT', read.rules.secret),
  jwtSecret: read.required('JWT_SECRET', read.rules.secret),
  encryptionKey: read.required('ENCRYPTION_KEY', read.rules.secret),
};

/**
 * Stops the process with one line per wrong setting: its name and what it should be.
 *
 * Called when the CMS starts, not when this module is loaded: `strapi build` loads the configuration too, and a build
 * needs no secret.
 */
export const stopOnWrongSettings = (): void => {
  if (read.problems.length === 0) return;
  const lines = read.problems.map((problem) => `  - ${problem}`).join('\n');
  process.stderr.write(`The CMS cannot start, its settings are wrong (see .env.example):\n${lines}\n`);
  process.exit(1);
};
