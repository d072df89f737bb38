import type { FastifyInstance } from 'fastify';

import { addRoutes, newApp } from './app';
import { Publishing, type PublishingOptions } from './rebuild/publishing';
import type { Settings } from './settings';
import { LiveSite } from './site/liveSite';

/** Choices that the tests make differently. */
export interface ServerOptions extends PublishingOptions {
  logger?: boolean;
}

/** The site server: serves the live release, takes rebuild hooks, and catches up with the CMS. */
export class SiteServer {
  private constructor(
    readonly app: FastifyInstance,
    readonly site: LiveSite,
    private readonly publishing: Publishing,
    private readonly settings: Settings,
  ) {}

  static async create(settings: Settings, options: ServerOptions): Promise<SiteServer> {
    const app = newApp(settings, options.logger ?? true);
    const site = new LiveSite(settings.releasesDir, app.log);
    const publishing = new Publishing(settings, site, options, app.log);
    await addRoutes(app, { settings, site, publishing });
    return new SiteServer(app, site, publishing, settings);
  }

  /** Loads the live release, listens, and then looks whether the CMS has something newer. */
  async start(): Promise<void> {
    await this.site.open();
    await this.app.listen({ host: this.settings.host, port: this.settings.port });
    await this.publishing.start();
  }

  /** Ends everything, a running build with all its children included. */
  async stop(): Promise<void> {
    await this.publishing.stop();
    await this.app.close();
    this.site.close();
  }
}
