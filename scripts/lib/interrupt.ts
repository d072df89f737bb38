import type { Services } from './services';

const parentInterval = 500;

/**
 * npm runs a command through a shell, and a signal to npm may end the shell and never reach us. So under npm
 * the end of our parent counts as a signal.
 */
function onParentEnd(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, parentInterval).unref();
}

/** Thrown through a command when it was interrupted, after everything was stopped. */
export class Interrupted extends Error {}

/**
 * Stops the services of the moment when the command is interrupted (Ctrl-C, SIGTERM, a closed terminal), and
 * then rejects with {@link Interrupted}. Whatever ends the command, no process of ours is left behind.
 */
export function stopOnSignals(current: () => Services[], before: () => void): Promise<never> {
  process.on('exit', () => current().forEach((services) => services.killAll()));
  return new Promise((_resolve, reject) => {
    // npm, the shell and the terminal may each pass the signal on: only the first one counts.
    let asked = false;
    const stop = () => {
      if (asked) return;
      asked = true;
      before();
      const stopped = Promise.all(current().map((services) => services.stop()));
      void stopped.then(() => reject(new Interrupted()));
    };
    onParentEnd(stop);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}
