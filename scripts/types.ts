import { Interrupted, stopOnSignals } from './lib/interrupt';
import { Services } from './lib/services';
import { installCms, relative } from './services/steps';
import { explain, say } from './test/tell';
import { renewCmsTypes } from './types/cmsTypes';
import { renewSiteTypes } from './types/siteTypes';

/** Writes the generated types of the CMS and the site anew; no CMS has to run. */
async function types(services: Services): Promise<void> {
  await installCms();
  const changed = await Promise.all([
    renewCmsTypes(services),
    renewSiteTypes(services, (pid) =>
      say(`A build or npm run develop is under way (process ${pid}); waiting`),
    ),
  ]);
  for (const file of changed.flat()) say(`${relative(file)} is new: commit it.`);
  if (changed.flat().length === 0) say('The generated types are as they were.');
}

const services = new Services();
const interrupted = stopOnSignals(
  () => [services],
  () => say('\nStopping …'),
);
Promise.race([types(services), interrupted]).then(
  () => process.exit(0),
  async (error: unknown) => {
    await services.stop();
    process.stderr.write(`${error instanceof Interrupted ? 'Interrupted.' : explain(error)}\n`);
    process.exit(1);
  },
);
