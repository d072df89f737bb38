import type { ListrTask } from 'listr2';

import { ensureEnvFile } from '../env/envFile';
import { loadSettings } from '../../node-lib/envFile';
import { envFile, inRoot } from '../../node-lib/root';
import { findRunning, noteRunning } from '../lib/running';
import type { Services } from '../lib/services';
import { withClock } from './clock';
import { checkPorts } from './ports';
import { Startup } from './startup';

/** What the steps of a start find out for each other. */
export interface StartContext {
  env: Record<string, string>;
  startup: Startup | null;
  forgetRunning: () => void;
}

const runningFile = inRoot('.tmp', 'start.json');

/** What comes up side by side; each waits for what it needs. */
function programTasks(startup: Startup): ListrTask[] {
  return [
    {
      title: 'Packages of the CMS',
      task: (_, task) => withClock(task, () => 'installing with npm ci', startup.packages),
    },
    {
      title: 'CMS and its admin',
      task: (_, task) =>
        withClock(
          task,
          () => 'compiling',
          async () => {
            const { needed, done } = await startup.cmsBuild();
            await done;
            if (!needed) task.title = 'CMS and its admin (up to date)';
          },
        ),
    },
    { title: 'Mail inbox', task: async () => void (await startup.inbox()) },
    {
      title: 'Start of the CMS',
      task: async (_, task) =>
        void (await withClock(task, () => 'the first time it writes sample content', startup.cms)),
    },
    {
      title: 'Site build',
      task: (_, task) =>
        withClock(
          task,
          () => startup.siteProgress() || 'waiting for the content of the CMS',
          async () => {
            if (!(await startup.site())) task.title = 'Site build (up to date)';
          },
        ),
    },
    { title: 'Site server', task: async () => void (await startup.server()) },
  ];
}

/** The steps of `npm start`. */
export function startTasks(services: Services): ListrTask<StartContext>[] {
  return [
    {
      title: 'Settings',
      task: (context, task) => {
        const added = ensureEnvFile(envFile, process.env);
        context.env = loadSettings(envFile, process.env);
        if (added.length > 0) task.title = `Settings (wrote ${added.length} to .env)`;
      },
    },
    {
      title: 'Ports',
      task: async (context) => {
        await checkPorts(context.env, findRunning(runningFile));
        context.forgetRunning = noteRunning(runningFile);
      },
    },
    {
      title: 'Programs',
      task: (context, task) => {
        context.startup = new Startup(services, context.env);
        return task.newListr(programTasks(context.startup), { concurrent: true, exitOnError: true });
      },
    },
  ];
}
