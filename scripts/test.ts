import { Interrupted, stopOnSignals } from './lib/interrupt';
import { Services } from './lib/services';
import { StepFailed } from './lib/stepFailed';
import { buildCms, installCms } from './services/steps';
import { type Counts, countOne, sum, summaryLine } from './test/counts';
import { choose, type Part, parts } from './test/parts';

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Result {
  part: Part;
  counts: Counts;
  seconds: number;
}

/** What of the CMS is on its way. Its failure belongs to the parts that wait for it, and they may not have begun. */
type Prepared = Record<NonNullable<Part['needs']>, Promise<unknown>>;

/**
 * Installs and builds the CMS as far as the parts need it. Both wait for the disk and the network, and use one core:
 * they go beside the first parts.
 */
function prepareCms(chosen: Part[], services: Services): Prepared {
  const env = process.env as Record<string, string>;
  const isNeeded = (...needs: Part['needs'][]) =>
    chosen.some((part) => part.needs && needs.includes(part.needs));
  const packages = isNeeded('packages', 'build') ? installCms(services, env) : Promise.resolve();
  const build = isNeeded('build') ? packages.then(() => buildCms(services, env)) : packages;
  packages.catch(() => undefined);
  build.catch(() => undefined);
  return { packages, build };
}

/** Runs one part. Whatever it throws is a failure of that part, not of the run. */
async function runPart(part: Part, services: Services, cms: Prepared): Promise<Result> {
  say(`\n── ${part.title} ${'─'.repeat(Math.max(0, 70 - part.title.length))}`);
  const begun = Date.now();
  const run = async () => {
    if (part.needs) await cms[part.needs];
    return part.run(services);
  };
  const counts = await run().catch((error: unknown) => {
    if (error instanceof StepFailed) say(`${error.message}${error.explain()}`);
    else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return countOne(false);
  });
  return { part, counts, seconds: (Date.now() - begun) / 1000 };
}

function report(results: Result[]): void {
  say(`\n${'─'.repeat(74)}`);
  for (const { part, counts, seconds } of results) {
    const mark = counts.failed === 0 ? '✔' : '✘';
    say(`${mark} ${part.title.padEnd(30)} ${seconds.toFixed(1).padStart(7)} s   ${summaryLine(counts)}`);
  }
}

async function test(group: string | undefined): Promise<Counts> {
  const chosen = choose(group);
  if (chosen.length === 0) {
    const groups = [...new Set(parts.flatMap((part) => part.groups))];
    throw new Error(`There is no part "${group}". Say one of: ${groups.join(', ')}.`);
  }
  const results: Result[] = [];
  let services = new Services();
  const background = new Services();
  const interrupted = stopOnSignals(
    () => [services, background],
    () => say('\nStopping …'),
  );
  const cms = prepareCms(chosen, background);
  for (const part of chosen) {
    services = new Services();
    results.push(await Promise.race([runPart(part, services, cms), interrupted]));
    await services.stop();
  }
  report(results);
  return sum(results.map(({ counts }) => counts));
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
