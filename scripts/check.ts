import { availableParallelism } from 'node:os';

import { runGraph } from './lib/graph';
import { Interrupted, stopOnSignals } from './lib/interrupt';
import { Services } from './lib/services';
import { checkParts } from './test/checkParts';
import { type Counts, summaryLine } from './test/counts';
import type { Part } from './test/parts';
import { hasFailed, logOf, say, tell, tellTimes } from './test/tell';
import { totalOf } from './test/report';

const usage = 'npm run check, or npm run check -- --all for every unit test.';

/** What a person runs before each commit: no CMS runs, and no browser. */
async function check(args: string[]): Promise<Counts> {
  const [option, ...more] = args;
  if (more.length > 0 || (option !== undefined && option !== '--all')) throw new Error(`Say ${usage}`);
  const services = new Services();
  const interrupted = stopOnSignals(
    () => [services],
    () => say('\nStopping …'),
  );
  const parts = checkParts(services, logOf, option === '--all' ? 'all' : 'changed');
  const options = { workers: availableParallelism(), hasFailed, onEnd: tell };
  const results = await Promise.race([runGraph<Counts | null, Part>(parts, options), interrupted]);
  await services.stop();
  tellTimes(results, services.processor);
  return totalOf(results);
}

check(process.argv.slice(2)).then(
  (counts) => {
    say(`\n${summaryLine(counts)}`);
    process.exitCode = counts.failed === 0 ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Interrupted ? 'Interrupted.' : String(error)}\n`);
    process.exit(1);
  },
);
