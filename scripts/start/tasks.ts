import type { ListrTask } from 'listr2';

import { ensureEnvFile, loadSettings } from '../env/envFile';
import { findRunning, noteRunning } from '../lib/running';
import { envFile, inRoot } from '../lib/root';
import type { Service, Services } from '../lib/services';
import {
  buildCms,
  buildSite,
  installCms,
  isSiteCurrent,
  relative,
  startCms,
  startInbox,
  startServer,
} from '../services/steps';
import { withClock } from './clock';
import { checkPorts } from './ports';

/** What the steps of a start find out for each other. */
export interface StartContext {
  env: Record<string, string>;
  started: Service[];
  forgetRunning: () => void;
}

const runningFile = inRoot('.tmp', 'start.json');

/** The steps of `npm start`, in their order. */
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
      title: 'Packages of the CMS',
      task: (context, task) =>
        withClock(task, 'installing with npm ci', () => installCms(services, context.env)),
    },
    {
      title: 'CMS build',
      task: async (context, task) => {
        const done = await withClock(task, 'compiling the CMS and its admin', () =>
          buildCms(services, context.env),
        );
        if (!done) task.title = 'CMS build (up to date)';
      },
    },
    {
      title: 'Mail inbox',
      task: async (context) => {
        context.started.push(await startInbox(services, context.env));
      },
    },
    {
      title: 'CMS',
      task: async (context, task) => {
        const start = () => startCms(services, context.env);
        context.started.push(
          await withClock(task, 'starting; the first time it writes sample content', start),
        );
      },
    },
    {
      title: 'Site build',
      task: async (context, task) => {
        if (await isSiteCurrent(context.env)) {
          task.title = 'Site build (up to date)';
          return;
        }
        const log = relative(inRoot('logs', 'site-build.log'));
        await withClock(task, `building, see ${log}; the first time takes minutes`, () =>
          buildSite(services, context.env),
        );
      },
    },
    {
      title: 'Site server',
      task: async (context) => {
        context.started.push(await startServer(services, context.env));
      },
    },
  ];
}
