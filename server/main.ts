import { existsSync } from 'node:fs';

import { SettingsError } from '../node-lib/envReader';
import { envFile, inRoot, root } from '../node-lib/root';
import { STAY } from '../site-build/orders';
import { SiteServer } from './server';
import { readSettings } from './settings';

async function main(): Promise<void> {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const build = {
    command: process.execPath,
    args: ['--require', require.resolve('tsx/cjs'), inRoot('site-build', 'main.ts'), STAY],
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
