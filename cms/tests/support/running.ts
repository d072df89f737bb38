import { type Cms, type Environment, removeEnvironment } from './cms';
import type { Databases } from './database';

/** What the run has started, from its setup to its teardown. */
export const running: { cms?: Cms; databases?: Databases; env?: Environment } = {};

/** Ends what was started and removes what it has written. */
export const stopRunning = async (): Promise<void> => {
  await running.cms?.stop();
  await running.databases?.stop();
  if (running.env) removeEnvironment(running.env);
};
