import path from 'node:path';

import { readEnvFile } from './envFile';
import { SettingsError } from './envReader';
import { SiteServer } from './server';
import { readSettings } from './settings';

const root = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  process.env = { ...readEnvFile(path.join(root, '.env')), ...process.env };
  const build = {
    command: process.execPath,
    args: ['--require', require.resolve('tsx/cjs'), path.join(root, 'scripts', 'build.ts')],
    cwd: root,
  };
  const server = await SiteServer.create(readSettings(process.env, root), { build });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0));
    });
  }
  await server.start();
}

main().catch((error: unknown) => {
  const lines = error instanceof SettingsError ? error.problems : [String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
});
