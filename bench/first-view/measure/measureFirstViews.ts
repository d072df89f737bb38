import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Services } from '../../../scripts/lib/services';
import type { SitesServer } from '../server/serveSites';
import type { Site } from '../site';
import { firstView, type FirstView } from './firstView';
import { isFrameworkScript } from './frameworkScript';
import { type LighthouseTools, runLighthouse } from './runLighthouse';

/** Text of a script of a site by its address; empty for one of elsewhere. */
function scriptText({ folder }: Site, url: string): string {
  try {
    return readFileSync(path.join(folder, new URL(url).pathname), 'utf8');
  } catch {
    return '';
  }
}

/** Measures the post of every site once a round, site after site. Resolves with the rounds of each, in their order. */
export async function measureFirstViews(
  services: Services,
  tools: LighthouseTools,
  sites: Site[],
  server: SitesServer,
  rounds: number,
): Promise<FirstView[][]> {
  const found = sites.map((site) => ({ site, views: [] as FirstView[] }));
  for (let round = 1; round <= rounds; round++) {
    console.log(`First views, round ${round} of ${rounds}`);
    for (const { site, views } of found) {
      const report = await runLighthouse(services, tools, server.originOf(site.id) + site.post);
      views.push(firstView(report, (url) => isFrameworkScript(scriptText(site, url))));
    }
  }
  return found.map(({ views }) => views);
}
