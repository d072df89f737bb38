/** The part of a listr2 task that shows what it is doing. */
export interface Shown {
  output: string;
}

const isTerminal = process.stdout.isTTY === true;
const interval = isTerminal ? 1_000 : 15_000;

/** Shows on a task what happens at the moment and for how long, until `work` is done; now and then without a terminal. */
export async function withClock<T>(task: Shown, text: () => string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const timer = setInterval(() => {
    task.output = `${text()} … ${Math.round((Date.now() - begun) / 1000)} s`;
  }, interval);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
