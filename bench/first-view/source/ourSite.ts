import { cpSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { Services } from '../../../scripts/lib/services';
import { buildCms } from '../../../scripts/services/cmsBuild';
import { installCms } from '../../../scripts/services/steps';
import { E2eStack } from '../../../scripts/test/e2eStack';

interface StackSettings {
  settings: { RELEASES_DIR: string };
}

function copyRelease(releasesDir: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(realpathSync(path.join(releasesDir, 'current')), 'site'), target, { recursive: true });
}

/**
 * Copies the files of a release of our site to `target`. Without `releasesDir` it brings up a system with its
 * sample content, as the journeys do, and stops it again: measuring wants a quiet machine.
 */
export async function ourSite(services: Services, releasesDir: string | null, target: string): Promise<void> {
  if (releasesDir) return copyRelease(releasesDir, target);
  const env = process.env as Record<string, string>;
  await installCms();
  await buildCms(services, env);
  const stack = new E2eStack(services);
  try {
    await stack.startCms();
    await stack.startSite();
    const { settings } = JSON.parse(readFileSync(stack.settingsFile, 'utf8')) as StackSettings;
    copyRelease(settings.RELEASES_DIR, target);
  } finally {
    await services.stop();
    stack.stop();
  }
}
