import { spawn } from 'node:child_process';

import { bin, inRoot } from '../node-lib/root';

const progressInterval = 3_000;

/** Pictures in all their sizes, kept over caches and settings: making them is most of a cold build (patches/README.md). */
const pictures = inRoot('node_modules', '.cache', 'saola-pictures');

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
    // Gatsby tells a parent that listens how far it is.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', tellProgress());
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', forward);
  process.on('SIGINT', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
