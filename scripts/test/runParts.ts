import { runGraph } from '../lib/graph';
import { Interrupted, stopOnSignals } from '../lib/interrupt';
import { Services } from '../lib/services';
import { type Counts, summaryLine } from './counts';
import type { Part } from './testParts';
import { totalOf } from './report';
import { hasFailed, say, tell, tellTimes } from './tell';

/** The parts that a command runs, and how. */
interface Plan {
  parts: readonly Part[];
  /** How many of them work at the same time. */
  workers: number;
  onBegin?: (part: Part) => void;
  /** What is left to do when all that the parts started has been stopped. */
  onStopped?: () => void;
}

async function run(planOf: (services: Services) => Plan): Promise<Counts> {
  const services = new Services();
  const { parts, workers, onBegin, onStopped } = planOf(services);
  const interrupted = stopOnSignals(
    () => [services],
    () => say('\nStopping …'),
  );
  const options = { workers, hasFailed, onBegin, onEnd: tell };
  const results = await Promise.race([runGraph<Counts | null, Part>(parts, options), interrupted]);
  await services.stop();
  onStopped?.();
  tellTimes(results, services.processor);
  return totalOf(results);
}

/**
 * Runs the parts of a command to its end: says how each went and where the time did, and closes with one line. The
 * program's exit code is 1 when something failed, when the plan throws, or when somebody interrupts it.
 */
export function runParts(planOf: (services: Services) => Plan): void {
  run(planOf).then(
    (counts) => {
      say(`\n${summaryLine(counts)}`);
      // Not process.exit: a pipe that is not read yet would lose the last line.
      process.exitCode = counts.failed === 0 ? 0 : 1;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Interrupted ? 'Interrupted.' : String(error)}\n`);
      process.exit(1);
    },
  );
}
