import type { Log } from '../log';

/** Milliseconds between a request and its build, and between a failed build and the next try. */
export interface RebuildTiming {
  quiet: number;
  longestWait: number;
  firstRetry: number;
  longestRetry: number;
}

export const defaultTiming: RebuildTiming = {
  quiet: 2_000,
  longestWait: 10_000,
  firstRetry: 30_000,
  longestRetry: 15 * 60_000,
};

/** How the last build of this server ended. */
export type LastBuild = 'ok' | 'failed' | 'none';

/** What a rebuilder is at: nothing; a build is asked for and waits for quiet; it runs; a failed one is tried again later. */
export type RebuildState = 'idle' | 'waiting' | 'building' | 'retrying';

/**
 * Turns many requests into few builds. A request waits for a quiet moment; one build runs at a time and at
 * most one waits behind it; a failed build is tried again with growing delay. The build itself decides what
 * goes live, so a failure leaves the live release alone.
 */
export class Rebuilder {
  private quietTimer: NodeJS.Timeout | null = null;
  private retryTimer: NodeJS.Timeout | null = null;
  private askedAt: number | null = null;
  private running: Promise<void> | null = null;
  private waiting = false;
  private stopped = false;
  /** How many builds failed since one ended well. */
  failures = 0;
  /** When a failed build is tried again; null while none is to be. */
  nextTry: Date | null = null;
  lastBuild: LastBuild = 'none';

  constructor(
    private readonly build: () => Promise<boolean>,
    private readonly log: Log,
    private readonly timing: RebuildTiming = defaultTiming,
  ) {}

  get building(): boolean {
    return this.running !== null;
  }

  /** Whether a build runs, waits, or is to be tried again: nobody needs to ask for another one. */
  get busy(): boolean {
    return this.building || this.quietTimer !== null || this.retryTimer !== null;
  }

  get state(): RebuildState {
    if (this.building) return 'building';
    if (this.quietTimer) return 'waiting';
    return this.retryTimer ? 'retrying' : 'idle';
  }

  /** Asks for a build. Cheap: it may be called for every change. */
  request(reason: string): void {
    if (this.stopped) return;
    if (this.askedAt === null) this.log.info({ reason }, 'rebuild requested');
    this.askedAt ??= Date.now();
    const left = this.askedAt + this.timing.longestWait - Date.now();
    if (this.quietTimer) clearTimeout(this.quietTimer);
    this.quietTimer = setTimeout(() => this.due(), Math.max(0, Math.min(this.timing.quiet, left)));
  }

  /** Starts nothing any more. A running build is not waited for: its owner ends it. */
  stop(): void {
    this.stopped = true;
    this.clearTimers();
  }

  private due(): void {
    this.clearTimers();
    if (this.running) this.waiting = true;
    else this.run();
  }

  private clearTimers(): void {
    for (const timer of [this.quietTimer, this.retryTimer]) if (timer) clearTimeout(timer);
    this.quietTimer = null;
    this.retryTimer = null;
    this.nextTry = null;
    this.askedAt = null;
  }

  private run(): void {
    // It reads what there is now: whoever asked before it asked for this build.
    this.clearTimers();
    this.running = this.build()
      .catch((error: unknown) => {
        this.log.error({ reason: String(error) }, 'build could not be started');
        return false;
      })
      .then((ok) => this.ended(ok));
  }

  private ended(ok: boolean): void {
    this.running = null;
    if (this.stopped) return;
    this.lastBuild = ok ? 'ok' : 'failed';
    this.failures = ok ? 0 : this.failures + 1;
    if (this.waiting) {
      this.waiting = false;
      this.run();
    } else if (!ok) {
      this.retryLater();
    }
  }

  private retryLater(): void {
    const delay = Math.min(this.timing.firstRetry * 2 ** (this.failures - 1), this.timing.longestRetry);
    this.log.warn({ failures: this.failures, retryInSeconds: delay / 1000 }, 'build failed');
    this.nextTry = new Date(Date.now() + delay);
    this.retryTimer = setTimeout(() => this.run(), delay);
  }
}
