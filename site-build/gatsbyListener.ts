import { type BuildFailure, newsIn, tellNews } from '../node-lib/buildNews';
import { errorIn, failureOf, progressIn } from './gatsbyNews';

const progressInterval = 3_000;

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

/** Listens to what Gatsby says of itself during a build, and passes on to our own parent how far it is. */
export class GatsbyListener {
  private readonly errors: string[] = [];
  private readonly tellProgress = tellProgress();
  private told: BuildFailure | undefined;

  hear(message: unknown): void {
    this.tellProgress(message);
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
