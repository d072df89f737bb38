import type { Environment } from './cms';

/** What the test files know of the run. */
export interface Run {
  url: string;
  env: Environment;
  distDir: string;
  /** Settings of further databases, for tests that start a CMS of their own. */
  databases: Record<string, Environment>;
}

const VARIABLE = 'CMS_TEST_RUN';

/** Leaves the run for the test files: Jest's workers inherit the environment of its setup. */
export const publishRun = (run: Run): void => {
  process.env[VARIABLE] = JSON.stringify(run);
};

/** The run that this test file belongs to. */
export const currentRun = (): Run => {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('There is no CMS: these tests need the global setup of their Jest project.');
  return JSON.parse(text) as Run;
};
