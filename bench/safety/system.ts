import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { signalGroup } from '../../node-lib/processes';
import { inRoot } from '../../node-lib/root';
import { completeSettings } from '../../scripts/env/variables';
import { freePort } from '../../scripts/lib/ports';
import { type Service, Services } from '../../scripts/lib/services';
import { buildSite, startCms, startServer } from '../../scripts/services/steps';
import { Admin } from '../running/admin';
import { Proxy } from './proxy';

interface Health {
  readonly revision: number;
  readonly building: boolean;
  readonly failure: { readonly kind: string } | null;
}

/** The room that the releases get when it is one of its own: enough for three, and it can be filled. */
const roomMb = 600;

/** A whole system in a folder of its own: a CMS with the sample content, the site, its server; any of them may be killed. */
export class System {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'saola-safety-'));
  readonly releasesDir = path.join(this.folder, 'releases');
  readonly services = new Services();
  private env: Record<string, string> = {};
  private cms: Service | null = null;
  private server: Service | null = null;
  private logs = 0;

  private constructor(
    readonly proxy: Proxy,
    readonly cmsUrl: string,
    readonly admin: Admin,
  ) {}

  /** Starts it, with a release that is live. The releases lie in a file system of their own, where we may make one. */
  static async start(): Promise<System> {
    const port = String(await freePort(9141));
    const cmsUrl = `http://127.0.0.1:${port}`;
    const proxy = new Proxy(cmsUrl);
    const settings = completeSettings({
      CMS_PORT: port,
      SITE_PORT: String(await freePort(9140)),
      CMS_HOST: '127.0.0.1',
      SITE_HOST: '127.0.0.1',
    });
    const admin = new Admin({
      cmsUrl,
      email: settings.CMS_ADMIN_EMAIL ?? '',
      password: settings.CMS_ADMIN_PASSWORD ?? '',
    });
    const system = new System(proxy, cmsUrl, admin);
    await system.begin(settings);
    return system;
  }

  get siteUrl(): string {
    return `http://127.0.0.1:${this.env.SITE_PORT}`;
  }

  get logFile(): string {
    return inRoot('logs', `safety-server-${this.logs}.log`);
  }

  private async begin(settings: Record<string, string>): Promise<void> {
    mkdirSync(path.join(this.folder, 'public', 'uploads'), { recursive: true });
    mkdirSync(this.releasesDir);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${roomMb}m`, 'tmpfs', this.releasesDir]);
    this.env = {
      ...(process.env as Record<string, string>),
      ...settings,
      RELEASES_DIR: this.releasesDir,
      DATABASE_FILENAME: path.join(this.folder, 'data.db'),
      DATABASE_URL: '',
      INTAKE_FILES_DIR: path.join(this.folder, 'intake'),
      CMS_PUBLIC_DIR: path.join(this.folder, 'public'),
      LOGIN_LIMIT: '1000',
      STRAPI_URL: await this.proxy.start(),
    };
    await this.startCms();
    await buildSite(this.services, this.env, 'safety-build.log');
    await this.startServer();
    await this.admin.logIn();
  }

  async startCms(): Promise<void> {
    this.cms = await startCms(this.services, this.env, `safety-cms-${++this.logs}.log`);
  }

  async startServer(): Promise<void> {
    this.logs += 1;
    this.server = await startServer(this.services, this.env, path.basename(this.logFile));
  }

  /** Kills one of the programs at once; the CMS and the server are started again. */
  async kill(what: 'CMS' | 'server' | 'build' | 'Gatsby'): Promise<boolean> {
    if (what === 'CMS') {
      this.cms?.kill();
      await this.startCms();
    } else if (what === 'server') {
      this.server?.kill();
      await this.startServer();
    } else {
      const pid = this.processOf(what === 'build' ? ['main.ts', '--stay'] : ['gatsbyProgram.ts']);
      if (pid === null) return false;
      if (what === 'build') signalGroup(pid, 'SIGKILL');
      else process.kill(pid, 'SIGKILL');
    }
    return true;
  }

  private processOf(words: readonly string[]): number | null {
    const pid = readdirSync('/proc').find((name) => {
      if (!/^\d+$/.test(name)) return false;
      try {
        const command = readFileSync(path.join('/proc', name, 'cmdline'), 'utf8');
        const env = readFileSync(path.join('/proc', name, 'environ'), 'utf8');
        return words.every((word) => command.includes(word)) && env.includes(this.releasesDir);
      } catch {
        return false;
      }
    });
    return pid === undefined ? null : Number(pid);
  }

  async health(): Promise<Health | null> {
    const answer = await fetch(`${this.siteUrl}/_health`).catch(() => null);
    return answer && ((await answer.json()) as Health);
  }

  private async revision(): Promise<number> {
    const headers = { authorization: `Bearer ${this.env.STRAPI_TOKEN}` };
    const answer = await fetch(`${this.cmsUrl}/api/content-revision`, { headers });
    return ((await answer.json()) as { revision: number }).revision;
  }

  /** What editors are told, as the CMS asks for it. */
  async state(): Promise<{ failure: { kind: string; reason: string } | null }> {
    const headers = { authorization: `Bearer ${this.env.REBUILD_HOOK_SECRET}` };
    const answer = await fetch(`${this.siteUrl}/hooks/state`, { headers });
    return (await answer.json()) as { failure: { kind: string; reason: string } | null };
  }

  /** Waits until everything that was published is live. Resolves with the seconds it took. */
  async live(): Promise<number> {
    const begun = Date.now();
    await until(async () => {
      const health = await this.health();
      return health !== null && !health.building && health.revision === (await this.revision());
    });
    return (Date.now() - begun) / 1000;
  }

  /** Which release is live, and the bytes of all its files. */
  liveBytes(): string {
    const hash = createHash('sha256').update(readlinkSync(path.join(this.releasesDir, 'current')));
    const folder = path.join(this.releasesDir, 'current');
    for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
      const file = path.join(folder, name);
      hash.update(`\0${name}\0`);
      try {
        hash.update(readFileSync(file));
      } catch {
        // A folder.
      }
    }
    return hash.digest('hex');
  }

  async stop(): Promise<void> {
    await this.services.stop();
    this.proxy.stop();
    execFileSync('umount', [this.releasesDir]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** @throws after ten minutes */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 600_000;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error('Waited ten minutes in vain.');
    await wait(100);
  }
}
