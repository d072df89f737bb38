import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Services } from '../../../scripts/lib/services';
import type { Losses, SiteResult } from '../results/results';
import type { SitesServer } from '../server/serveSites';
import type { Site } from '../site';
import { inlined } from './inlined';
import { measureFates } from './measureFates';
import { measureFirstViews } from './measureFirstViews';
import { medians } from './median';
import type { LighthouseTools } from './runLighthouse';

/** How much to measure, and with what. */
export interface Plan {
  rounds: number;
  tries: number;
  tools: LighthouseTools;
}

const nothing: Losses = { tries: 0, lost: 0, answered: null };

/** Measures all sites in one interleaved run, so that what else the machine does meets all of them alike. */
export async function measureSites(
  services: Services,
  sites: Site[],
  server: SitesServer,
  { rounds, tries, tools }: Plan,
): Promise<SiteResult[]> {
  const views = await measureFirstViews(services, tools, sites, server, rounds);
  const fates = await measureFates(tools.chromium, sites, server, tries);
  return sites.map(({ id, title, versions, folder, post }, index) => {
    const taken = views[index] ?? [];
    return {
      id,
      title,
      versions,
      firstView: medians(taken),
      inlined: inlined(readFileSync(path.join(folder, post, 'index.html'), 'utf8')),
      clicks: fates[index]?.click ?? nothing,
      texts: fates[index]?.text ?? nothing,
      rounds: taken,
    };
  });
}
