import { CmsUnavailable } from '../../site-build/contentRevision';
import type { Log } from '../log';
import type { Rebuilder } from './rebuilder';

const interval = 60_000;

/** What the catch-up compares. */
export interface Revisions {
  /** The CMS's revision. */
  cms: () => Promise<number>;
  /** The one for which the live release stands while the CMS's is `cms`; null when there is no release. */
  live: (cms: number) => Promise<number | null>;
}

/**
 * Looks at the start and every minute whether the live release shows the CMS's current content, and asks for
 * a build when not: a rebuild hook that was missed loses nothing. A CMS that is down is logged once.
 */
export class CatchUp {
  private timer: NodeJS.Timeout | null = null;
  private down = false;

  constructor(
    private readonly revisions: Revisions,
    private readonly rebuilder: Rebuilder,
    private readonly log: Log,
  ) {}

  async start(): Promise<void> {
    this.timer = setInterval(() => void this.check(), interval);
    await this.check();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Compares once. */
  async check(): Promise<void> {
    let revision: number;
    try {
      revision = await this.revisions.cms();
    } catch (error) {
      if (!(error instanceof CmsUnavailable)) throw error;
      if (!this.down) this.log.warn({ reason: error.message }, 'content revision unknown');
      this.down = true;
      return;
    }
    const isBack = this.down;
    this.down = false;
    if (isBack) this.log.info({}, 'the CMS answers again');
    // A failed build has its own pace, except when the CMS was the likely reason and is back.
    if (this.rebuilder.building || (this.rebuilder.busy && !isBack)) return;
    if (revision !== (await this.revisions.live(revision))) this.rebuilder.request('content changed');
  }
}
