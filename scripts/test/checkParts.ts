import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { inRoot, root } from '../../node-lib/root';
import type { Services } from '../lib/services';
import { installCms } from '../services/steps';
import type { Part } from './testParts';
import { type Place, runCheck, runJest } from './runTool';

const cache = (name: string) => inRoot('node_modules', '.cache', 'saola-check', name);

/** The types of a project; what has not changed since the last time is not looked into again. */
const types = (name: string, project: string) => [
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  cache(`${name}.tsbuildinfo`),
  '-p',
  project,
];

/** Tests that read the tree instead of importing it: Jest does not see what changes touch them. */
const readers = ['content/', 'scripts/docs/', 'scripts/lib/fileSizes', 'scripts/recipes/', 'gatsby/schema'];

/** Of all unit tests those that the uncommitted change touches, or the last commit when there is none. */
function changedTests(): string[] {
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  return [status === '' ? '--lastCommit' : '--onlyChanged', '--passWithNoTests'];
}

/** Format, lint, types and unit tests: all that needs no running CMS and no browser. */
export function checkParts(
  services: Services,
  logOf: (name: string) => string,
  tests: 'changed' | 'all',
): Part[] {
  const at = (name: string): Place => ({ services, log: logOf(name) });
  const check = (name: string, title: string, tool: string, args: string[]): Part => ({
    name,
    title,
    groups: ['lint'],
    run: () => runCheck(at(name), tool, args),
  });
  const ofCms = (part: Part): Part => ({ ...part, after: ['packages-cms'] });
  const jest = (name: string, title: string, projects: string[], options: string[]): Part => ({
    name,
    title,
    groups: ['unit'],
    after: ['packages-cms'],
    run: () => runJest(at(name), projects, options),
  });
  const projects = ['unit', 'components', 'server', 'cms-unit'];
  return [
    {
      name: 'packages-cms',
      title: 'Packages of the CMS',
      waits: true,
      run: () => installCms().then(() => null),
    },
    ...(tests === 'all'
      ? [jest('unit', 'Unit tests', projects, [`--maxWorkers=${availableParallelism()}`])]
      : [
          jest('changed', 'Unit tests of the change', projects, changedTests()),
          jest('readers', 'Tests that read the tree', projects, ['--testPathPatterns', ...readers]),
        ]),
    check('format', 'Format', 'prettier', [
      '--check',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cache('prettier')}`,
      '.',
    ]),
    check('lint', 'Lint', 'eslint', [
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cache('eslint')}`,
      '.',
    ]),
    check('cycles', 'No imports in a circle', 'oxlint', ['.']),
    check('types-site', 'Types of the site', 'tsc', types('site', '.')),
    ofCms(check('types-cms', 'Types of the CMS', 'tsc', types('cms', 'cms'))),
    ofCms(
      check('generated-cms', 'Generated types of the CMS', 'tsx', [
        inRoot('scripts', 'types', 'checkCms.ts'),
      ]),
    ),
    ofCms(check('types-cms-tests', "Types of the CMS's tests", 'tsc', types('cms-tests', 'cms/tests'))),
    ofCms(check('types-admin', "Types of the CMS's admin", 'tsc', types('admin', 'cms/src/admin'))),
  ];
}
