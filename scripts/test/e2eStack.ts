import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { completeSettings } from '../env/variables';
import { freePort } from '../lib/ports';
import type { Services } from '../lib/services';
import { buildSite, startCms, startInbox, startServer } from '../services/steps';
import { startChatReceiver } from './chatReceiver';

// Preferred, not fixed: the addresses are part of what a build depends on, so keeping them keeps it warm.
const preferredPorts = { SITE_PORT: 9100, CMS_PORT: 9101, SMTP_PORT: 9102, INBOX_PORT: 9103 };

const preferredChatPort = 9104;

const loopback = '127.0.0.1';

/** A whole system of its own in a temporary folder, with secrets and content of its own. */
export interface E2eStack {
  /** JSON for the journeys: `{ settings, cmsPid }`, every setting of the run and the process id of its CMS. */
  settingsFile: string;
  remove: () => void;
}

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
  };
}

/**
 * Brings up a seeded CMS, a production build, the site server, an inbox and a receiver of chat messages, all on free ports and in a
 * temporary folder. The checkout's own settings, content and releases stay out of it.
 */
export async function startE2eStack(services: Services): Promise<E2eStack> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-e2e-'));
  const chat = await startChatReceiver(preferredChatPort);
  const remove = () => {
    chat.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const settings = await settingsIn(folder, chat.webhookUrl);
    mkdirSync(path.join(folder, 'public', 'uploads'), { recursive: true });
    const env = { ...process.env, ...settings } as Record<string, string>;

    await startInbox(services, env, 'e2e-inbox.log');
    const cms = await startCms(services, env, 'e2e-cms.log');
    await buildSite(services, env, 'e2e-site-build.log');
    await startServer(services, env, 'e2e-server.log');

    const settingsFile = path.join(folder, 'settings.json');
    writeFileSync(settingsFile, JSON.stringify({ settings, cmsPid: cms.pid }), { mode: 0o600 });
    return { settingsFile, remove };
  } catch (error) {
    await services.stop();
    remove();
    throw error;
  }
}
