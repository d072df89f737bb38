import type { Step } from '../lib/graph';
import { inRoot } from '../../node-lib/root';
import type { Services } from '../lib/services';
import { beginCmsBuild, type CmsBuild } from '../services/cmsBuild';
import { installCms } from '../services/steps';
import { ensureBrowser, firefox, thisSystem } from './browser';
import { type Counts, countOne } from './counts';
import type { E2eStack } from './e2eStack';
import { type Place, runCheck, runJest, runPlaywright } from './runTool';

/** A part of the tests, or what has to be there before one (it has no counts). */
export interface Part extends Step<Counts | null> {
  /** The words of the command line that choose it. */
  groups?: readonly (typeof groups)[number][];
  title: string;
}

const nothingCounted = () => null;

/**
 * All parts and what they need, what others wait for first. The parts that end the run hang on one chain (packages of
 * the CMS, its build, its content, the site, journeys), so that chain goes ahead and the rest fills its gaps.
 *
 * @param services what the parts start
 * @param stack the system that the journeys are made on
 * @param logOf the log of a part, by its name; null lets it write to the terminal
 * @param unitWorkers processes of the site's unit tests
 */
export function allParts(
  services: Services,
  stack: E2eStack,
  logOf: (name: string) => string | null,
  unitWorkers: number,
): Part[] {
  const env = process.env as Record<string, string>;
  const browsers = { CHROMIUM_PATH: '', FIREFOX_PATH: '' };
  let cmsBuild: CmsBuild | undefined;

  const ahead = (name: string): Place => ({ services, log: logOf(name) });
  /** It fills the gaps that the others leave. */
  const beside = (name: string): Place => ({ ...ahead(name), niceness: 15 });
  const check = (name: string, tool: string, args: string[]) => () => runCheck(beside(name), tool, args);
  const cmsTests = (database: string): Part => ({
    name: `cms-${database}`,
    title: `CMS on ${database}`,
    groups: ['cms'],
    after: ['compile-cms'],
    run: () =>
      // It waits much of its time: late, it would be alone at the end.
      runJest({ ...beside(`cms-${database}`), niceness: 5 }, [`cms on ${database}`], [], {
        TEST_DATABASE: database,
        COMPILED_CMS: inRoot('cms', 'dist'),
      }),
  });

  const journeys = (name: string, projects: string[]) => () =>
    runPlaywright(ahead(name), projects, { E2E_SETTINGS_FILE: stack.settingsFile, ...browsers });

  return [
    {
      name: 'packages-cms',
      title: 'Packages of the CMS',
      waits: true,
      run: async () => {
        await installCms();
        services.processor.ended('npm ci');
        return null;
      },
    },
    {
      name: 'browser',
      title: 'Browsers',
      waits: true,
      run: async () => {
        browsers.CHROMIUM_PATH = await ensureBrowser(thisSystem);
        browsers.FIREFOX_PATH = await ensureBrowser(thisSystem, firefox);
        return null;
      },
    },
    {
      name: 'compile-cms',
      title: 'Server code of the CMS, its types',
      groups: ['typecheck'],
      after: ['packages-cms'],
      urgent: true,
      run: async () => {
        cmsBuild = beginCmsBuild(services, env);
        // It compiles nothing whose types are wrong.
        await cmsBuild.compiled;
        return countOne(true);
      },
    },
    {
      name: 'admin',
      title: 'Admin of the CMS',
      after: ['compile-cms'],
      waits: true,
      run: async () => {
        await cmsBuild?.done;
        return null;
      },
    },
    {
      name: 'content',
      title: 'CMS with its sample content',
      after: ['compile-cms'],
      urgent: true,
      run: () => stack.startCms().then(nothingCounted),
    },
    {
      name: 'site',
      title: 'Build of the site',
      after: ['content'],
      urgent: true,
      run: () => stack.startSite().then(nothingCounted),
    },
    {
      name: 'pages',
      title: 'Every page as it is served',
      groups: ['e2e', 'pages'],
      after: ['site'],
      urgent: true,
      run: () => runJest(ahead('pages'), ['pages'], [], { E2E_SETTINGS_FILE: stack.settingsFile }),
    },
    {
      name: 'journeys',
      title: 'Journeys on the built site',
      groups: ['e2e'],
      after: ['site', 'browser', 'admin'],
      urgent: true,
      run: journeys('journeys', ['reading', 'forms']),
    },
    {
      name: 'firefox',
      title: 'Journeys in Firefox',
      groups: ['e2e'],
      // Two browsers fill two cores already: a third would have every wait of the others run out.
      after: ['journeys'],
      urgent: true,
      run: journeys('firefox', ['firefox']),
    },
    {
      name: 'publishing',
      title: 'Journeys that publish, and that stop the CMS',
      groups: ['e2e'],
      // What only reads must be through: it would meet a release of which it knows nothing.
      after: ['firefox', 'pages'],
      urgent: true,
      run: journeys('publishing', ['publish', 'outage']),
    },
    {
      name: 'generated-cms',
      title: 'Generated types of the CMS',
      groups: ['typecheck'],
      after: ['packages-cms'],
      run: check('generated-cms', 'tsx', [inRoot('scripts', 'types', 'checkCms.ts')]),
    },
    cmsTests('sqlite'),
    cmsTests('postgres'),
    {
      name: 'unit',
      title: 'Unit tests',
      groups: ['unit'],
      run: () => runJest(beside('unit'), ['unit', 'components', 'server'], [`--maxWorkers=${unitWorkers}`]),
    },
    {
      name: 'format',
      title: 'Format',
      groups: ['lint'],
      run: check('format', 'prettier', ['--check', '.']),
    },
    { name: 'lint', title: 'Lint', groups: ['lint'], run: check('lint', 'eslint', ['.']) },
    {
      name: 'cycles',
      title: 'No imports in a circle',
      groups: ['lint'],
      run: check('cycles', 'oxlint', ['.']),
    },
    {
      name: 'types-site',
      title: 'Types of the site',
      groups: ['typecheck'],
      run: check('types-site', 'tsc', ['--noEmit']),
    },
    {
      name: 'types-cms-tests',
      title: "Types of the CMS's tests",
      groups: ['typecheck'],
      after: ['packages-cms'],
      run: check('types-cms-tests', 'tsc', ['--noEmit', '-p', 'cms/tests']),
    },
    {
      name: 'unit-cms',
      title: 'Unit tests of the CMS',
      groups: ['unit'],
      after: ['packages-cms'],
      run: () => runJest(beside('unit-cms'), ['cms-unit'], ['--maxWorkers=1']),
    },
    {
      name: 'types-admin',
      title: "Types of the CMS's admin",
      groups: ['typecheck'],
      after: ['packages-cms'],
      run: check('types-admin', 'tsc', ['--noEmit', '-p', 'cms/src/admin']),
    },
  ];
}

/** The words that choose parts. */
export const groups = ['lint', 'typecheck', 'unit', 'cms', 'e2e', 'pages'] as const;

/** The parts of a group, or all without one, with what they need; none when there is no such group. */
export function choose(parts: readonly Part[], group: string | undefined): Part[] {
  const isChosen = (part: Part) => part.groups?.some((each) => group === undefined || each === group);
  const wanted = new Set<Part>();
  const add = (part: Part): void => {
    wanted.add(part);
    for (const each of parts) if (part.after?.includes(each.name)) add(each);
  };
  for (const part of parts) if (isChosen(part)) add(part);
  return parts.filter((part) => wanted.has(part));
}
