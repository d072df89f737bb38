import { loadSettings } from '../node-lib/envFile';
import { withLock } from '../node-lib/lock';
import { buildLock, envFile, root } from '../node-lib/root';
import { prepareCache } from '../site-build/gatsbyCache';
import { ensureEnvFile } from './env/envFile';
import { Interrupted, stopOnSignals } from './lib/interrupt';
import { portsInUse, portsTaken } from './lib/ports';
import { Services } from './lib/services';
import { StepFailed } from './lib/stepFailed';
import { waitForAnswer } from './lib/waitForAnswer';
import { cmsDevelop, gatsbyDevelop, gatsbyPort } from './services/programs';
import { installCms } from './services/steps';

const say = (text: string) => process.stdout.write(`${text}\n`);
const startSeconds = 600;

/** Runs the CMS and Gatsby in their developer modes until one of them ends or somebody stops it. */
async function develop(services: Services): Promise<void> {
  ensureEnvFile(envFile, process.env);
  const env = loadSettings(envFile, process.env);
  await installCms();
  const taken = await portsInUse([
    { name: 'the CMS', setting: 'CMS_PORT', port: Number(env.CMS_PORT) },
    { name: 'gatsby develop', setting: 'always this one', port: gatsbyPort },
  ]);
  if (taken.length > 0) throw portsTaken(taken, null);

  const cms = services.start(cmsDevelop(env));
  await waitForAnswer(cms, `http://127.0.0.1:${env.CMS_PORT}/_health`, startSeconds);
  // The developer mode and a production build spoil each other's cache.
  prepareCache(root, 'develop');
  const site = services.start(gatsbyDevelop(env));
  const first = await Promise.race([cms.ended.then(() => cms), site.ended.then(() => site)]);
  throw new StepFailed(`${first.program.name} has ended.`, 'Its lines above say why.');
}

const services = new Services();
const interrupted = stopOnSignals(
  () => [services],
  () => say('\nStopping …'),
);
const work = withLock(
  buildLock,
  () => Promise.race([develop(services), interrupted]).finally(() => services.stop()),
  (pid) => say(`A build of this folder runs (process ${pid}); waiting for it`),
);
Promise.race([work, interrupted]).catch(async (error: unknown) => {
  await services.stop();
  await work.catch(() => undefined);
  if (error instanceof Interrupted) process.exit(0);
  process.stderr.write(
    `${error instanceof StepFailed ? `${error.message}${error.explain()}` : String(error)}\n`,
  );
  process.exit(1);
});
