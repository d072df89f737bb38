import { Listr, PRESET_TIMER } from 'listr2';

import { SettingsError } from '../node-lib/envReader';
import { CmsUnavailable } from '../site-build/contentRevision';
import { Interrupted, stopOnSignals } from './lib/interrupt';
import { type Service, Services } from './lib/services';
import { StepFailed } from './lib/stepFailed';
import { tail } from './lib/tail';
import { relative } from './services/steps';
import { startSummary } from './start/summary';
import { type StartContext, startTasks } from './start/tasks';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Says so when a service ends by itself; the others go on. */
function watch(service: Service): void {
  void service.ended.then((code) => {
    if (service.stopping) return;
    say(`\n${service.program.name} has ended (code ${code}). The end of ${relative(service.logFile)}:`);
    say(tail(service.logFile).replace(/^/gm, '  '));
    say('What else was started goes on. Ctrl-C stops it; npm start brings everything back.');
  });
}

/** What stands below the message of the failed step. */
function explain(error: unknown): string {
  if (error instanceof StepFailed) return error.explain();
  if (error instanceof SettingsError)
    return '\nMend .env (.env.example explains the settings), then try again.';
  if (error instanceof CmsUnavailable) return '';
  return `\n${error instanceof Error ? error.stack : String(error)}`;
}

async function start(): Promise<void> {
  const begun = Date.now();
  const services = new Services();
  const context: StartContext = { env: {}, startup: null, forgetRunning: () => undefined };
  const interrupted = stopOnSignals(
    () => [services],
    () => say('\nStopping …'),
  );
  const tasks = new Listr<StartContext>(startTasks(services), {
    concurrent: false,
    exitOnError: true,
    registerSignalListeners: false,
    fallbackRenderer: 'simple',
    rendererOptions: { timer: PRESET_TIMER, collapseErrors: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  });
  try {
    await Promise.race([tasks.run(context), interrupted]);
    for (const service of context.startup?.started ?? []) watch(service);
    say(`\nReady after ${Math.round((Date.now() - begun) / 1000)} s`);
    say(startSummary(context.env));
    await interrupted;
  } finally {
    await services.stop();
    context.forgetRunning();
  }
}

start().catch((error: unknown) => {
  if (error instanceof Interrupted) {
    say('Everything is stopped.');
    process.exit(0);
  }
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
