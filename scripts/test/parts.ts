import { inRoot } from '../lib/root';
import { type Services } from '../lib/services';
import { buildCms } from '../services/steps';
import { ensureBrowser, thisSystem } from './browser';
import { type Counts, sum } from './counts';
import { startE2eStack } from './e2eStack';
import { runCheck, runJest, runPlaywright } from './runTool';

/** A part of the tests: which command line words choose it, its title, and how it runs. */
export interface Part {
  groups: string[];
  title: string;
  /** It runs when the packages of the CMS are there. */
  needsCms?: boolean;
  run: (services: Services) => Promise<Counts>;
}

const env = process.env as Record<string, string>;

/** Each run waits much and works little: side by side they take little longer than one. */
const testCms = async (services: Services): Promise<Counts> => {
  const databases = ['sqlite', 'postgres'];
  const runs = databases.map((database) =>
    runJest(services, [`cms on ${database}`], [], { TEST_DATABASE: database }),
  );
  return sum(await Promise.all(runs));
};

/** All parts in their order: what is quick first, what needs the CMS last: its packages are installed meanwhile. */
export const parts: Part[] = [
  { groups: ['lint'], title: 'Format', run: (services) => runCheck(services, 'prettier', ['--check', '.']) },
  { groups: ['lint'], title: 'Lint', run: (services) => runCheck(services, 'eslint', ['.']) },
  {
    groups: ['typecheck'],
    title: 'Types of the site',
    run: (services) => runCheck(services, 'tsc', ['--noEmit']),
  },
  {
    groups: ['unit'],
    title: 'Unit tests',
    run: (services) => runJest(services, ['unit', 'server'], ['--maxWorkers=100%']),
  },
  {
    groups: ['typecheck'],
    title: 'Types of the CMS',
    needsCms: true,
    run: (services) => runCheck(services, 'tsc', ['--noEmit'], inRoot('cms')),
  },
  {
    groups: ['typecheck'],
    title: "Types of the CMS's tests",
    needsCms: true,
    run: (services) => runCheck(services, 'tsc', ['--noEmit', '-p', 'cms/tests']),
  },
  { groups: ['cms'], title: 'CMS on SQLite and PostgreSQL', needsCms: true, run: testCms },
  {
    groups: ['e2e'],
    title: 'Journeys on the built site',
    needsCms: true,
    run: async (services) => {
      const browser = ensureBrowser(thisSystem);
      await buildCms(services, env);
      const stack = await startE2eStack(services);
      try {
        return await runPlaywright(services, {
          E2E_SETTINGS_FILE: stack.settingsFile,
          CHROMIUM_PATH: browser,
        });
      } finally {
        await services.stop();
        stack.remove();
      }
    },
  },
];

/** The parts of a group (`unit`, `cms`, `e2e`, `lint`, `typecheck`), or all without one. */
export function choose(group: string | undefined): Part[] {
  return parts.filter(({ groups }) => group === undefined || groups.includes(group));
}
