/** One step of a graph: it begins when all steps in `after` have gone well. */
export interface Step<Result> {
  name: string;
  after?: readonly string[];
  /** It mostly waits, for a network or for programs that wait themselves: it takes no worker. */
  waits?: boolean;
  /** Everything that comes late hangs on it: it begins at once, whether a worker is free or not. */
  urgent?: boolean;
  run: () => Promise<Result>;
}

/** How a step ended: with a result, with what it threw, or not begun because another one failed. */
export type Ending<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'failed'; error: unknown }
  | { kind: 'left out'; because: string };

/** When a step ran, in milliseconds since the graph began. */
export interface Ended<Result, Of extends Step<Result>> {
  step: Of;
  ending: Ending<Result>;
  begun: number;
  ended: number;
}

/** What a graph needs to know beside its steps. */
export interface GraphOptions<Result, Of extends Step<Result>> {
  /** How many steps work at the same time; those that wait or are urgent do not count. */
  workers: number;
  /** Whether a result is as good as none for the steps that come after. */
  hasFailed: (result: Result) => boolean;
  onBegin?: (step: Of) => void;
  onEnd?: (ended: Ended<Result, Of>) => void;
}

function assertWhole(steps: readonly Step<unknown>[]): void {
  const earlier = new Set<string>();
  for (const { name, after = [] } of steps) {
    const unknown = after.find((each) => !earlier.has(each));
    if (unknown) throw new Error(`"${name}" comes after "${unknown}", which is no earlier step`);
    earlier.add(name);
  }
}

/**
 * Runs steps side by side, each as soon as those it comes after are done and a worker is free; the earlier ones of the
 * list first. A step that fails does not end the graph: only what comes after it is left out.
 *
 * @throws when a step comes after one that does not stand before it in the list
 */
export async function runGraph<Result, Of extends Step<Result>>(
  steps: readonly Of[],
  { workers, hasFailed, onBegin, onEnd }: GraphOptions<Result, Of>,
): Promise<Ended<Result, Of>[]> {
  assertWhole(steps);
  const start = Date.now();
  const waiting = [...steps];
  const running = new Map<Of, Promise<void>>();
  const ended = new Map<string, Ended<Result, Of>>();

  const end = (step: Of, ending: Ending<Result>, begun: number) => {
    const entry = { step, ending, begun, ended: Date.now() - start };
    ended.set(step.name, entry);
    onEnd?.(entry);
  };
  const begin = (step: Of) => {
    const begun = Date.now() - start;
    onBegin?.(step);
    const work = step
      .run()
      .then(
        (result) => end(step, { kind: 'done', result }, begun),
        (error: unknown) => end(step, { kind: 'failed', error }, begun),
      )
      .finally(() => running.delete(step));
    running.set(step, work);
  };
  const isGood = (name: string) => {
    const ending = ended.get(name)?.ending;
    return ending?.kind === 'done' && !hasFailed(ending.result);
  };
  const busy = () => [...running.keys()].filter(({ waits, urgent }) => !waits && !urgent).length;

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const { after = [], waits, urgent } = step;
      const lost = after.find((name) => ended.has(name) && !isGood(name));
      const mayBegin = after.every(isGood) && (waits || urgent || busy() < workers);
      if (!lost && !mayBegin) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (lost) end(step, { kind: 'left out', because: lost }, Date.now() - start);
      else begin(step);
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}
