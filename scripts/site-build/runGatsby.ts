import { spawn } from 'node:child_process';

import { bin, inRoot } from '../lib/root';

/** Pictures in all their sizes, kept over caches and settings: making them is most of a cold build (patches/README.md). */
const pictures = inRoot('node_modules', '.cache', 'saola-pictures');

/** Runs `gatsby build` in `folder`, its output going where ours goes. Resolves with the exit code. */
export function runGatsby(folder: string, env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, [bin('gatsby'), 'build'], {
    cwd: folder,
    env: {
      ...env,
      NODE_ENV: 'production',
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      PICTURES_KEPT_IN: pictures,
    },
    stdio: 'inherit',
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', forward);
  process.on('SIGINT', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
