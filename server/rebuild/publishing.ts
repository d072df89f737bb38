import { liveSince } from '../../release/releases';
import { endRollback, readRollback, rollBack, rollbackRevision } from '../../release/rollback';
import { readRevision } from '../../site-build/contentRevision';
import type { Log } from '../log';
import type { Settings } from '../settings';
import type { LiveSite } from '../site/liveSite';
import { KeptReleases, type SiteState, summaryOf } from '../site/siteState';
import { type BuildCommand, BuildProcess } from './buildProcess';
import { BuildReport } from './buildReport';
import { CatchUp } from './catchUp';
import { defaultTiming, Rebuilder, type RebuildTiming } from './rebuilder';

/** What builds are made with. */
export interface PublishingOptions {
  build: BuildCommand;
  timing?: RebuildTiming;
}

/** Brings what is published in the CMS to the site: builds when asked, catches up, goes back, and says how it stands. */
export class Publishing {
  private readonly report = new BuildReport();
  private readonly kept: KeptReleases;
  private readonly builds: BuildProcess;
  private readonly rebuilder: Rebuilder;
  private readonly catchUp: CatchUp;

  constructor(
    private readonly settings: Settings,
    private readonly site: LiveSite,
    { build, timing = defaultTiming }: PublishingOptions,
    private readonly log: Log,
  ) {
    this.kept = new KeptReleases(settings.releasesDir);
    this.builds = new BuildProcess(build, settings.releasesDir, log, (news) => this.report.take(news));
    this.rebuilder = new Rebuilder(() => this.build(), log, timing);
    const revisions = {
      cms: () => this.cmsRevision(),
      live: async (cms: number) =>
        (await rollbackRevision(settings.releasesDir, cms)) ?? this.site.current?.info.revision ?? null,
    };
    this.catchUp = new CatchUp(revisions, this.rebuilder, log);
  }

  /** Looks whether the CMS has something newer, now and from here on. */
  start(): Promise<void> {
    return this.catchUp.start();
  }

  /** Ends everything, a running build with all its children included. */
  async stop(): Promise<void> {
    this.catchUp.stop();
    this.rebuilder.stop();
    await this.builds.stop();
  }

  /** The CMS says that something was published. */
  published(): void {
    this.rebuilder.request('hook');
  }

  /** Somebody wants the newest content built, whatever is live. */
  async rebuildNow(): Promise<void> {
    await endRollback(this.settings.releasesDir);
    this.rebuilder.request('asked for');
  }

  /**
   * Makes a release that is kept the live one, until the next publish.
   *
   * @throws NoSuchRelease
   */
  async goBack(id: string): Promise<void> {
    await rollBack(this.settings.releasesDir, id, await this.cmsRevision().catch(() => null));
    await this.site.reload();
    this.log.info({ release: id }, 'went back');
  }

  get liveId(): string | null {
    return this.site.current?.info.id ?? null;
  }

  /** What machines may know, and with them everybody: no title and no reason. */
  async health(): Promise<object> {
    const { current } = this.site;
    const { failure, progress } = this.report;
    const { releasesDir } = this.settings;
    return {
      release: current?.info.id ?? null,
      since: current && (await liveSince(releasesDir)),
      revision: current?.info.revision ?? null,
      wentBack: (await readRollback(releasesDir)) !== null,
      building: this.rebuilder.building,
      progress,
      lastBuild: this.rebuilder.lastBuild,
      failure: failure && { kind: failure.kind, at: failure.at, tries: failure.tries, ...this.nextTry() },
      failedLog: this.builds.failedLog,
    };
  }

  /** All that editors may know. */
  async state(): Promise<SiteState> {
    const { releasesDir } = this.settings;
    const live = this.site.current?.info ?? null;
    const releases = await this.kept.list();
    const shown = releases.find(({ info }) => info.id === live?.id)?.content;
    const { failure, progress } = this.report;
    return {
      live: live && {
        id: live.id,
        since: (await liveSince(releasesDir)) ?? live.createdAt,
        contentFrom: shown?.readAt ?? live.createdAt,
        revision: live.revision,
        leftOut: shown?.leftOut ?? [],
      },
      wentBackAt: (await readRollback(releasesDir))?.at ?? null,
      work: this.rebuilder.state,
      progress,
      failure: failure && { ...failure, ...this.nextTry() },
      releases: releases.map((one) => summaryOf(one, this.liveId)),
    };
  }

  private nextTry(): { nextTry: string | null } {
    return { nextTry: this.rebuilder.nextTry?.toISOString() ?? null };
  }

  private cmsRevision(): Promise<number> {
    return readRevision(this.settings.strapiUrl, this.settings.strapiToken);
  }

  /** Whether somebody went back to the live release, and nothing was published since. */
  private async isHeld(): Promise<boolean> {
    const { releasesDir } = this.settings;
    if (!(await readRollback(releasesDir))) return false;
    const revision = await this.cmsRevision().catch(() => null);
    return revision !== null && (await rollbackRevision(releasesDir, revision)) === revision;
  }

  private async build(): Promise<boolean> {
    // Whoever asked for a build, a hook or the next try of one that failed, asked for what somebody went back from.
    if (await this.isHeld()) return true;
    this.report.begin();
    const ok = await this.builds.run().catch((error: unknown) => {
      this.report.end(false);
      throw error;
    });
    this.report.end(ok);
    await this.site.reload();
    return ok;
  }
}
