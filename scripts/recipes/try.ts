/**
 * A program of its own, run in a copy of the repository in which the recipes of README.md were followed: whether what
 * they promise has come.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { inRoot } from '../../node-lib/root';
import type { Services } from '../lib/services';
import { StepFailed } from '../lib/stepFailed';
import { withCleanPart } from '../test/cleanPart';
import { countOne } from '../test/counts';
import { E2eStack } from '../test/e2eStack';
import type { Part } from '../test/testParts';
import { runParts } from '../test/runParts';
import { type Place, runCheck, runJest } from '../test/runTool';
import { logOf, say } from '../test/tell';
import { renewCmsTypes } from '../types/cmsTypes';
import { renewSiteTypes } from '../types/siteTypes';
import { type Shown, writtenBy } from './recipe';
import { recipes } from './recipes';

/** Unit tests that hold what a recipe touches. */
const unitTests = ['content/', 'gatsby/schema', 'features/shell/menu', 'features/shell/Footer'];

/** What pages do not say as they should. */
async function missing(siteUrl: string, shown: readonly Shown[]): Promise<string[]> {
  const problems = shown.map(async ({ at, has, hasNot = [] }) => {
    const response = await fetch(`${siteUrl}/${at}`);
    const html = await response.text();
    if (response.status !== 200) return [`/${at} answers ${response.status}`];
    return [
      ...has.filter((text) => !html.includes(text)).map((text) => `/${at} does not say ${text}`),
      ...hasNot.filter((text) => html.includes(text)).map((text) => `/${at} says ${text}`),
    ];
  });
  return (await Promise.all(problems)).flat();
}

function partsOf(services: Services, stack: E2eStack): Part[] {
  const at = (name: string): Place => ({ services, log: logOf(name) });
  const check = (name: string, title: string, tool: string, args: string[]): Part => ({
    ...{ name, title },
    run: () => runCheck(at(name), tool, args),
  });
  const written = [...new Set(recipes.flatMap(writtenBy))];
  return [
    {
      ...check('compile-cms', 'Types of the CMS, and its server code', 'tsc', ['-p', 'cms']),
      urgent: true,
    },
    {
      name: 'content',
      title: 'CMS with its sample content',
      after: ['compile-cms'],
      urgent: true,
      run: async () => {
        // Nobody opens its admin, which takes most of a minute to bundle.
        mkdirSync(inRoot('cms', 'dist', 'build'), { recursive: true });
        await stack.startCms();
        return null;
      },
    },
    {
      name: 'site',
      title: 'Build of the site',
      after: ['content'],
      urgent: true,
      run: () => stack.startSite().then(() => null),
    },
    {
      name: 'shown',
      title: 'What its pages show',
      after: ['site'],
      run: async () => {
        const { settings } = JSON.parse(readFileSync(stack.settingsFile, 'utf8')) as {
          settings: Record<string, string>;
        };
        const problems = await missing(
          settings.GATSBY_SITE_URL ?? '',
          recipes.flatMap(({ shown }) => shown),
        );
        if (problems.length > 0)
          throw new StepFailed(problems.join('\n'), 'Mend the recipe in README.md, or what it promises.');
        return countOne(true);
      },
    },
    check('types-site', 'Types of the site', 'tsc', ['--noEmit']),
    check('types-cms-tests', "Types of the CMS's tests", 'tsc', ['--noEmit', '-p', 'cms/tests']),
    check('format', 'Format', 'prettier', ['--check', ...written]),
    check(
      'lint',
      'Lint',
      'eslint',
      written.filter((file) => /\.tsx?$/.test(file)),
    ),
    {
      name: 'unit',
      title: 'Unit tests',
      run: () => runJest(at('unit'), ['unit', 'components'], ['--testPathPatterns', ...unitTests]),
    },
    {
      name: 'cms-sqlite',
      title: 'CMS on SQLite',
      after: ['compile-cms'],
      run: () =>
        runJest(at('cms-sqlite'), ['cms on sqlite'], ['--testPathPatterns', 'cms/tests/notice'], {
          COMPILED_CMS: inRoot('cms', 'dist'),
        }),
    },
  ];
}

runParts(async (services) => {
  const stack = new E2eStack(services);
  const begun = Date.now();
  // Before git is looked at for the first time: new types are what the recipes end with.
  await Promise.all([renewCmsTypes(services), renewSiteTypes(services)]);
  say(`✔ npm run types (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  return {
    parts: withCleanPart(partsOf(services, stack)),
    workers: availableParallelism(),
    onStopped: () => stack.stop(),
  };
});
