import { spawn } from 'node:child_process';

import { type BuildFailure, newsIn, tellNews } from '../node-lib/buildNews';
import { bin } from '../node-lib/root';
import { errorIn, failureOf, progressIn } from './gatsbyNews';
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

/** Listens to what Gatsby says of itself, and passes on to our own parent how far it is. */
class GatsbyListener {
  private readonly errors: string[] = [];
  private told: BuildFailure | undefined;

  hear(message: unknown): void {
    const progress = progressIn(message);
    if (progress) void tellNews(progress);
    const error = errorIn(message);
    if (error) this.errors.push(error);
    const news = newsIn(message);
    if (news && 'failed' in news) this.told ??= news.failed;
  }

  /** Why it failed: as our own code in it said, else in its own words. */
  failure(): BuildFailure {
    return this.told ?? failureOf(this.errors);
  }
}

/**
 * Runs `gatsby build` in `folder`, its output going where ours goes, its pictures made beside it. Resolves with why it
 * failed, or null when it ended well.
 */
export async function runGatsby(folder: string, env: Record<string, string>): Promise<BuildFailure | null> {
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
  const listener = new GatsbyListener();
  child.on('message', tellProgress());
  child.on('message', (message) => listener.hear(message));
  child.on('message', (message) => jobs.take(message));
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', forward);
  process.on('SIGINT', forward);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      // Not at its exit: what it said last is still on its way then.
      child.once('close', resolve);
    });
    return code === 0 ? null : listener.failure();
  } finally {
    process.off('SIGTERM', forward);
    process.off('SIGINT', forward);
    jobs.end();
  }
}
