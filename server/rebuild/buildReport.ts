import type { BuildFailure, BuildNews, BuildPhase } from '../../node-lib/buildNews';

/** How a build failed, and when. */
export interface FailedBuild extends BuildFailure {
  /** ISO 8601. */
  at: string;
  /** How many have failed since one ended well. */
  tries: number;
}

/** How far a build is. */
export interface BuildProgress {
  phase: BuildPhase;
  /** From 0 to 1. */
  share: number;
  /** When it began (ISO 8601). */
  since: string;
}

const silent: BuildFailure = { kind: 'unknown', reason: 'The build ended without saying why: see its log.' };

/** Listens to the builds of this server, and remembers how the last one stands. */
export class BuildReport {
  /** Of the build that runs. */
  progress: BuildProgress | null = null;
  /** Of the last build, when that one failed. */
  failure: FailedBuild | null = null;
  private told: BuildFailure | null = null;

  begin(): void {
    this.told = null;
    this.progress = { phase: 'waiting', share: 0, since: new Date().toISOString() };
  }

  take(news: BuildNews): void {
    if ('failed' in news) this.told ??= news.failed;
    else if (this.progress) this.progress = { ...this.progress, phase: news.at, share: news.share };
  }

  end(ok: boolean): void {
    const tries = (this.failure?.tries ?? 0) + 1;
    this.failure = ok ? null : { ...(this.told ?? silent), at: new Date().toISOString(), tries };
    this.progress = null;
  }
}
