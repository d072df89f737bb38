import { createEnvironment, startCms } from './cms';
import { compileCms } from './compile';
import { startDatabases } from './database';
import { publishRun } from './run';
import { running, stopRunning } from './running';

const start = async (): Promise<void> => {
  const distDir = compileCms();
  running.databases = await startDatabases([
    'main',
    'restart',
    'empty',
    'delivery',
    'deliveryFaults',
    'limits',
    'killed',
    'retention',
    'richTexts',
    'staff',
  ]);
  const { settings } = running.databases;
  running.env = { ...(await createEnvironment(distDir)), ...settings.main };
  running.cms = await startCms(running.env);
  publishRun({ url: running.cms.url, env: running.env, distDir, databases: settings });
};

/** Starts the one CMS that all test files talk to. Jest runs no teardown after a setup that failed. */
export default async (): Promise<void> => {
  try {
    await start();
  } catch (error) {
    await stopRunning();
    throw error;
  }
};
