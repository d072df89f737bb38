import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { root } from '../../../node-lib/root';
import type { Services } from '../../../scripts/lib/services';
import { audits, type LighthouseReport } from './lighthouseReport';

/** Switches without which a browser does not run in a container, or asks the network for things of its own. */
export const browserSwitches = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];

/** Where Lighthouse is installed and which browser it uses. */
export interface LighthouseTools {
  /** Its command line script. */
  cli: string;
  chromium: string;
}

/**
 * Runs Lighthouse on a page as it comes: mobile, simulated throttling, a new browser with an empty cache.
 * @throws when the page cannot be measured
 */
export async function runLighthouse(
  services: Services,
  { cli, chromium }: LighthouseTools,
  url: string,
): Promise<LighthouseReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const switches = ['--headless=new', ...browserSwitches].join(' ');
  const output = ['--quiet', '--output=json', `--output-path=${file}`, '--no-enable-error-reporting'];
  const program = {
    name: `Lighthouse on ${url}`,
    args: [cli, url, ...output, `--only-audits=${audits.join(',')}`, `--chrome-flags=${switches}`],
    cwd: root,
    env: { ...process.env, CHROME_PATH: chromium },
    log: 'bench-lighthouse.log',
  };
  try {
    await services.run(program, 'Mend what the log says, then try again.');
    const report = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
    if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
