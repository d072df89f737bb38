import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { completeSettings } from '../env/variables';
import { freePort } from '../lib/ports';
import type { Services } from '../lib/services';
import { buildSite, startCms, startInbox, startServer } from '../services/steps';
import { type ChatReceiver, startChatReceiver } from './chatReceiver';

// Preferred, not fixed: the addresses are part of what a build depends on, so keeping them keeps it warm.
const preferredPorts = { SITE_PORT: 9100, CMS_PORT: 9101, SMTP_PORT: 9102, INBOX_PORT: 9103 };

const preferredChatPort = 9104;

const loopback = '127.0.0.1';

async function settingsIn(folder: string, chat: string): Promise<Record<string, string>> {
  const ports: Record<string, string> = {};
  for (const [name, port] of Object.entries(preferredPorts)) ports[name] = String(await freePort(port));
  const settings = completeSettings({
    ...ports,
    SITE_HOST: loopback,
    CMS_HOST: loopback,
    RELEASES_DIR: path.join(folder, 'releases'),
    DATABASE_FILENAME: path.join(folder, 'data.db'),
    INTAKE_FILES_DIR: path.join(folder, 'intake'),
  });
  // Every setting is given, so no program looks into the .env of the checkout.
  return {
    ...settings,
    DATABASE_URL: '',
    CMS_PUBLIC_DIR: path.join(folder, 'public'),
    TEAM_CHAT_WEBHOOK_URL: chat,
    // The journeys are one visitor who writes a lot.
    INTAKE_RATE_LIMIT: '1000',
    READ_LIMIT: '10000',
    VIEW_LIMIT: '10000',
    LOGIN_LIMIT: '1000',
  };
}

/**
 * A whole system of its own on free ports and in a temporary folder, with secrets and content of its own: a seeded CMS, a
 * production build, the site server, an inbox and a receiver of chat messages. The checkout's own settings, content and
 * releases stay out of it.
 */
export class E2eStack {
  private made: string | null = null;
  private chat: ChatReceiver | null = null;
  private env: Record<string, string> = {};

  constructor(private readonly services: Services) {}

  private get folder(): string {
    if (this.made) return this.made;
    const folder = mkdtempSync(path.join(tmpdir(), 'saola-e2e-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return (this.made = folder);
  }

  /** JSON for the journeys: `{ settings, cmsPid }`, every setting of the run and the process id of its CMS. */
  get settingsFile(): string {
    return path.join(this.folder, 'settings.json');
  }

  /** Starts what the CMS writes to, and the CMS; it writes its sample content first. */
  async startCms(): Promise<void> {
    this.chat = await startChatReceiver(preferredChatPort);
    const settings = await settingsIn(this.folder, this.chat.webhookUrl);
    mkdirSync(path.join(this.folder, 'public', 'uploads'), { recursive: true });
    this.env = { ...process.env, ...settings } as Record<string, string>;
    const [, cms] = await Promise.all([
      startInbox(this.services, this.env, 'e2e-inbox.log'),
      startCms(this.services, this.env, 'e2e-cms.log'),
    ]);
    writeFileSync(this.settingsFile, JSON.stringify({ settings, cmsPid: cms.pid }), { mode: 0o600 });
  }

  /** Builds the site from the CMS and serves it. */
  async startSite(): Promise<void> {
    await buildSite(this.services, this.env, 'e2e-site-build.log');
    await startServer(this.services, this.env, 'e2e-server.log');
  }

  /** Ends what is not a program; those end with the services. */
  stop(): void {
    this.chat?.stop();
  }
}
