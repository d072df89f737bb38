import { runGraph } from '../lib/graph';
import { Interrupted, stopOnSignals } from '../lib/interrupt';
import { Services } from '../lib/services';
import { StepFailed } from '../lib/stepFailed';
import { type Counts, summaryLine } from './counts';
import type { Part } from './testParts';
import { totalOf } from './report';
import { explain, hasFailed, say, tell, tellTimes } from './tell';

/** The parts that a command runs, and how. */
interface Plan {
  parts: readonly Part[];
  /** How many of them work at the same time. */
  workers: number;
  onBegin?: (part: Part) => void;
  /** What is left to do when all that the parts started has been stopped. */
  onStopped?: () => void;
}

type PlanOf = (services: Services) => Plan | Promise<Plan>;

async function run(planOf: PlanOf): Promise<Counts> {
  const services = new Services();
  const interrupted = stopOnSignals(
    () => [services],
    () => say('\nStopping …'),
  );
  const work = async () => {
    const { parts, workers, onBegin, onStopped } = await planOf(services);
    const options = { workers, hasFailed, onBegin, onEnd: tell };
    return { results: await runGraph<Counts | null, Part>(parts, options), onStopped };
  };
  const { results, onStopped } = await Promise.race([work(), interrupted]);
  await services.stop();
  onStopped?.();
  tellTimes(results, services.processor);
  return totalOf(results);
}

const textOf = (error: unknown): string => {
  if (error instanceof Interrupted) return 'Interrupted.';
  return error instanceof StepFailed ? explain(error) : String(error);
};

/**
 * Runs the parts of a command to its end: says how each went and where the time did, and closes with one line. The
 * program's exit code is 1 when something failed, when the plan throws, or when somebody interrupts it.
 */
export function runParts(planOf: PlanOf): void {
  run(planOf).then(
    (counts) => {
      say(`\n${summaryLine(counts)}`);
      // Not process.exit: a pipe that is not read yet would lose the last line.
      process.exitCode = counts.failed === 0 ? 0 : 1;
    },
    (error: unknown) => {
      process.stderr.write(`${textOf(error)}\n`);
      process.exit(1);
    },
  );
}
