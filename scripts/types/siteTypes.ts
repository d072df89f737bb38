import { readFileSync } from 'node:fs';

import { emptyAnswers, startFakeCms } from '../../node-lib/fakeCms';
import { withLock } from '../../node-lib/lock';
import { buildLock, inRoot, root } from '../../node-lib/root';
import { prepareCache } from '../../site-build/gatsbyCache';
import { completeSettings } from '../env/variables';
import type { Services } from '../lib/services';
import { siteTypes } from '../services/programs';

const file = inRoot('src', 'types', 'gatsby-types.d.ts');
const advice = 'Mend what the log says, then try again.';

/**
 * Writes the generated types of the site anew, from an empty CMS: the types are all declared, so its content makes no
 * difference. Returns the files that changed.
 *
 * @param onWait is told the process that works on Gatsby's cache, which is waited for
 * @throws StepFailed when the schema cannot be made, or a query does not fit it
 */
export async function renewSiteTypes(
  services: Services,
  onWait: (pid: number) => void = () => undefined,
): Promise<string[]> {
  const cms = await startFakeCms(emptyAnswers);
  const before = readFileSync(file, 'utf8');
  try {
    const env = { ...process.env, ...completeSettings({ STRAPI_URL: cms.url }) };
    await withLock(
      buildLock,
      () => {
        // What it leaves there is no build's.
        prepareCache(root, 'types');
        return services.run(siteTypes(env), advice);
      },
      onWait,
    );
    return readFileSync(file, 'utf8') === before ? [] : [file];
  } finally {
    await cms.stop();
  }
}
