import { inRoot } from '../lib/root';
import { type Services } from '../lib/services';
import { ensureBrowser, thisSystem } from './browser';
import { type Counts, sum } from './counts';
import { startE2eStack } from './e2eStack';
import { runCheck, runJest, runPlaywright } from './runTool';

/** A part of the tests: which command line words choose it, its title, and how it runs. */
export interface Part {
  groups: string[];
  title: string;
  /** What of the CMS it waits for: its packages, or its build as well. */
  needs?: 'packages' | 'build';
  run: (services: Services) => Promise<Counts>;
}

/** Each run waits much and works little: side by side they take little longer than one. */
const testCms = async (services: Services): Promise<Counts> => {
  const databases = ['sqlite', 'postgres'];
  const runs = databases.map((database) =>
    runJest(services, [`cms on ${database}`], [], { TEST_DATABASE: database }),
  );
  return sum(await Promise.all(runs));
};

/** All parts in their order: what is quick first, what needs the CMS last: it is installed and built meanwhile. */
export const parts: Part[] = [
  {
    groups: ['lint'],
    title: 'Format and lint',
    run: async (services) =>
      sum(
        await Promise.all([
          runCheck(services, 'prettier', ['--check', '.']),
          runCheck(services, 'eslint', ['.']),
        ]),
      ),
  },
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
    needs: 'packages',
    run: (services) => runCheck(services, 'tsc', ['--noEmit'], inRoot('cms')),
  },
  {
    groups: ['typecheck'],
    title: "Types of the CMS's tests",
    needs: 'packages',
    run: (services) => runCheck(services, 'tsc', ['--noEmit', '-p', 'cms/tests']),
  },
  { groups: ['cms'], title: 'CMS on SQLite and PostgreSQL', needs: 'packages', run: testCms },
  {
    groups: ['e2e'],
    title: 'Journeys on the built site',
    needs: 'build',
    run: async (services) => {
      const browser = ensureBrowser(thisSystem);
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
