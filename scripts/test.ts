import { availableParallelism } from 'node:os';

import { runGraph } from './lib/graph';
import { Interrupted, stopOnSignals } from './lib/interrupt';
import { Services } from './lib/services';
import { withCleanPart } from './test/cleanPart';
import { type Counts, summaryLine } from './test/counts';
import { E2eStack } from './test/e2eStack';
import { allParts, choose, groups, type Part } from './test/parts';
import { totalOf } from './test/report';
import { hasFailed, logOf, say, tell, tellTimes } from './test/tell';

async function test(group: string | undefined): Promise<Counts> {
  const services = new Services();
  const stack = new E2eStack(services);
  const chosen = choose(allParts(services, stack, logOf), group);
  if (chosen.length === 0) throw new Error(`There is no part "${group}". Say one of: ${groups.join(', ')}.`);
  const interrupted = stopOnSignals(
    () => [services],
    () => say('\nStopping …'),
  );
  const options = {
    workers: availableParallelism() + 1,
    hasFailed,
    onBegin: ({ name, title }: Part) => say(`  ${title} … (logs/${logOf(name)})`),
    onEnd: tell,
  };
  const results = await Promise.race([
    runGraph<Counts | null, Part>(withCleanPart(chosen), options),
    interrupted,
  ]);
  await services.stop();
  stack.stop();
  tellTimes(results, services.processor);
  return totalOf(results);
}

test(process.argv[2]).then(
  (counts) => {
    say(`\n${summaryLine(counts)}`);
    process.exitCode = counts.failed === 0 ? 0 : 1;
    // Not process.exit: a pipe that is not read yet would lose the last line.
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Interrupted ? 'Interrupted.' : String(error)}\n`);
    process.exit(1);
  },
);
