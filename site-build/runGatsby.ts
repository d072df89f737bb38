import { spawn } from 'node:child_process';

import { bin } from '../node-lib/root';
import { PictureJobs } from './pictureJobs';

const progressInterval = 3_000;

/** Room for what a build makes and drops, in MB: with V8's own 16 a tenth of Gatsby's time is spent on moving it about. */
const youngSpace = '--max-semi-space-size=64';

/** What Gatsby says of something it counts: pages, queries, pictures. */
interface Counted {
  readonly text: string;
  readonly current?: number;
  readonly total?: number;
}

interface Message {
  readonly action?: {
    readonly type?: string;
    readonly payload?: Partial<Counted> & { readonly id?: string };
  };
}

/** Writes a line now and then while Gatsby counts: `… run queries 120 of 494`. */
export function tellProgress(say = (line: string) => void process.stdout.write(line), now = Date.now) {
  let last = 0;
  const counted = new Map<string, Counted>();
  return (message: unknown): void => {
    const { type, payload } = (message as Message | undefined)?.action ?? {};
    if ((type !== 'ACTIVITY_START' && type !== 'ACTIVITY_UPDATE') || !payload?.id) return;
    // An update says what has changed only.
    const activity = { text: payload.id, ...counted.get(payload.id), ...payload };
    counted.set(payload.id, activity);
    const { text, current = 0, total = 0 } = activity;
    if (type === 'ACTIVITY_START' || total === 0 || now() - last < progressInterval) return;
    last = now();
    say(`… ${text} ${current} of ${total}\n`);
  };
}

/**
 * Runs `gatsby build` in `folder`, its output going where ours goes, its pictures made beside it. Resolves with the exit
 * code.
 */
export function runGatsby(folder: string, env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, [bin('gatsby'), 'build'], {
    cwd: folder,
    env: {
      ...env,
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} ${youngSpace}`.trim(),
      NODE_ENV: 'production',
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      ENABLE_GATSBY_EXTERNAL_JOBS: 'true',
    },
    // Gatsby tells a parent that listens how far it is, and hands it its pictures.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const jobs = new PictureJobs((message) => void (child.connected && child.send(message)));
  child.on('message', tellProgress());
  child.on('message', (message) => jobs.take(message));
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', forward);
  process.on('SIGINT', forward);
  return new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  }).finally(() => jobs.end());
}
