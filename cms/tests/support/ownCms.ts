import { type Cms, type Environment, createEnvironment, removeEnvironment, startCms } from './cms';
import { currentRun, publishRun } from './run';

export interface OwnCms {
  env: Environment;
  /** Stops the CMS and starts it again, on the same database. */
  restart: (changes?: Environment) => Promise<void>;
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
  return {
    env,
    restart: async (more = {}) => {
      await cms.stop();
      cms = await startCms({ ...env, ...more });
    },
    kill: async () => {
      await cms.stop('SIGKILL');
      cms = await startCms(env);
    },
    stop: async () => {
      await cms.stop();
      removeEnvironment(env);
    },
  };
};
