import { spawn } from 'node:child_process';

import { bin } from '../lib/root';

/** Runs `gatsby build` in `folder`, its output going where ours goes. Resolves with the exit code. */
export function runGatsby(folder: string, env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, [bin('gatsby'), 'build'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
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
