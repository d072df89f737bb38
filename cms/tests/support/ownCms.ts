import { type Cms, type Environment, createEnvironment, removeEnvironment, startCms } from './cms';
import { currentRun, publishRun } from './run';

/** Its calls wait for each other. */
export interface OwnCms {
  env: Environment;
  /** Stops the CMS and starts it again, on the same database; `meanwhile` happens while it is down. */
  restart: (changes?: Environment, meanwhile?: () => Promise<unknown>) => Promise<void>;
  /** Ends the process at once, as a power cut would, and starts it again. */
  kill: () => Promise<void>;
  /** Stops it and removes what it has written. */
  stop: () => Promise<void>;
}

/**
 * Starts a CMS for one test file alone, without sample content, and lets all helpers of this file talk to it.
 *
 * @param database the name of its database in the global setup.
 */
export const startOwnCms = async (database: string, changes: Environment = {}): Promise<OwnCms> => {
  const run = currentRun();
  const env = {
    ...(await createEnvironment(run.distDir)),
    CMS_SEED: 'false',
    ...run.databases[database],
    ...changes,
  };
  let cms: Cms = await startCms(env);
  publishRun({ ...run, url: cms.url, env });
  let last: Promise<void> = Promise.resolve();
  // Two that start a process at the same time would forget one of them.
  const inTurn = (work: () => Promise<void>): Promise<void> =>
    (last = last.catch(() => undefined).then(work));
  return {
    env,
    restart: (more = {}, meanwhile) =>
      inTurn(async () => {
        await cms.stop();
        await meanwhile?.();
        cms = await startCms({ ...env, ...more });
      }),
    kill: () =>
      inTurn(async () => {
        await cms.stop('SIGKILL');
        cms = await startCms(env);
      }),
    stop: () =>
      inTurn(async () => {
        await cms.stop();
        removeEnvironment(env);
      }),
  };
};

/** Lets `work` start what it likes under settings of its own, and removes what that has written. */
export const withEnvironment = async (
  changes: Environment,
  work: (env: Environment) => Promise<void>,
): Promise<void> => {
  const env = { ...(await createEnvironment(currentRun().distDir)), ...changes };
  try {
    await work(env);
  } finally {
    removeEnvironment(env);
  }
};
