import { inRoot } from '../../node-lib/root';
import type { Service, Services } from '../lib/services';
import { tail } from '../lib/tail';
import { beginCmsBuild, type CmsBuild } from '../services/cmsBuild';
import { buildSite, installCms, isSiteCurrent, startCms, startInbox, startServer } from '../services/steps';

/** Runs `work` when it is first asked for; whoever asks later waits for the same. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => (promise ??= work());
}

const siteLog = 'site-build.log';

/**
 * What `npm start` brings up. Each part begins when it is first asked for and waits for those it needs, so all of them can
 * be asked for at once: what may run side by side does.
 */
export class Startup {
  readonly started: Service[] = [];
  private building = false;

  constructor(
    private readonly services: Services,
    private readonly env: Record<string, string>,
  ) {}

  readonly packages = once(installCms);

  readonly cmsBuild = once(async (): Promise<CmsBuild> => {
    await this.packages();
    return beginCmsBuild(this.services, this.env);
  });

  readonly inbox = once(() => this.keep(startInbox(this.services, this.env)));

  /** Ready when its sample content is in. It starts as soon as its server code is compiled. */
  readonly cms = once(async () => {
    const { compiled } = await this.cmsBuild();
    await compiled;
    return this.keep(startCms(this.services, this.env));
  });

  /** Resolves with whether the site had to be built. */
  readonly site = once(async (): Promise<boolean> => {
    await this.cms();
    if (await isSiteCurrent(this.env)) return false;
    const building = buildSite(this.services, this.env, siteLog);
    this.building = true;
    await building;
    return true;
  });

  readonly server = once(async () => {
    await this.site();
    return this.keep(startServer(this.services, this.env));
  });

  /** How far the build of the site is, in its own words. */
  siteProgress(): string {
    return this.building ? tail(inRoot('logs', siteLog), 1).slice(0, 100) : '';
  }

  private async keep(starting: Promise<Service>): Promise<Service> {
    const service = await starting;
    this.started.push(service);
    return service;
  }
}
