import { Interrupted, stopOnSignals } from './lib/interrupt';
import { Services } from './lib/services';
import { StepFailed } from './lib/stepFailed';
import { installCms, relative } from './services/steps';
import { renewCmsTypes } from './types/cmsTypes';
import { renewSiteTypes } from './types/siteTypes';

const say = (text: string) => process.stdout.write(`${text}\n`);

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
    const expected = error instanceof StepFailed ? `${error.message}${error.explain()}` : String(error);
    process.stderr.write(`${error instanceof Interrupted ? 'Interrupted.' : expected}\n`);
    process.exit(1);
  },
);
