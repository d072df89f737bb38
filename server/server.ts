import type { FastifyInstance } from 'fastify';

import { readRevision } from '../site-build/contentRevision';
import { addRoutes, newApp } from './app';
import { type BuildCommand, BuildProcess } from './rebuild/buildProcess';
import { CatchUp } from './rebuild/catchUp';
import { defaultTiming, Rebuilder, type RebuildTiming } from './rebuild/rebuilder';
import type { Settings } from './settings';
import { LiveSite } from './site/liveSite';

/** Choices that the tests make differently. */
export interface ServerOptions {
  build: BuildCommand;
  timing?: RebuildTiming;
  logger?: boolean;
}

/** The site server: serves the live release, takes rebuild hooks, and catches up with the CMS. */
export class SiteServer {
  private constructor(
    readonly app: FastifyInstance,
    readonly site: LiveSite,
    private readonly rebuilder: Rebuilder,
    private readonly buildProcess: BuildProcess,
    private readonly catchUp: CatchUp,
    private readonly settings: Settings,
  ) {}

  static async create(settings: Settings, options: ServerOptions): Promise<SiteServer> {
    const app = newApp(settings, options.logger ?? true);
    const { log } = app;
    const site = new LiveSite(settings.releasesDir, log);
    const buildProcess = new BuildProcess(options.build, settings.releasesDir, log);
    const build = async () => {
      const ok = await buildProcess.run();
      await site.reload();
      return ok;
    };
    const rebuilder = new Rebuilder(build, log, options.timing ?? defaultTiming);
    await addRoutes(app, {
      settings,
      site,
      requestRebuild: () => rebuilder.request('hook'),
      buildState: () => ({
        building: rebuilder.building,
        lastBuild: rebuilder.lastBuild,
        failedLog: buildProcess.failedLog,
      }),
    });
    const revisions = {
      cms: () => readRevision(settings.strapiUrl, settings.strapiToken),
      live: () => site.current?.info.revision ?? null,
    };
    const catchUp = new CatchUp(revisions, rebuilder, log);
    return new SiteServer(app, site, rebuilder, buildProcess, catchUp, settings);
  }

  /** Loads the live release, listens, and then looks whether the CMS has something newer. */
  async start(): Promise<void> {
    await this.site.open();
    await this.app.listen({ host: this.settings.host, port: this.settings.port });
    await this.catchUp.start();
  }

  /** Ends everything, a running build with all its children included. */
  async stop(): Promise<void> {
    this.catchUp.stop();
    this.rebuilder.stop();
    await this.buildProcess.stop();
    await this.app.close();
    this.site.close();
  }
}
