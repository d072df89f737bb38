// Stryker's settings for one group of an area, which run.mjs names in MUTATION_GROUP as `area/group`.
import { fileURLToPath } from 'node:url';

import { areas } from './areas.mjs';

const name = process.env.MUTATION_GROUP ?? '';
const [areaName, ...groupName] = name.split('/');
const area = areas[areaName];
const group = area?.groups[groupName.join('/')];
if (!group) throw new Error(`There is no group ${name} in areas.mjs.`);

const work = `build/mutation/${name}`;

export default {
  mutate: [...group.code, '!**/*.test.{ts,tsx}', '!**/*Fixture.{ts,tsx}'],
  testRunner: 'jest',
  jest: {
    configFile: group.jest ?? area.jest,
    // A test that reaches the code through helpers outside the roots would not be found.
    enableFindRelatedTests: false,
    config: {
      // Few folders are looked through in a moment.
      roots: area.roots.map((folder) => `<rootDir>/${folder}`),
      testMatch: group.tests.map((tests) => `<rootDir>/${tests}`),
      setupFiles: [fileURLToPath(new URL('activeMutant.cjs', import.meta.url))],
    },
  },
  coverageAnalysis: 'perTest',
  // What a machine of two cores bears.
  concurrency: 2,
  // A busy machine must not count as a noticed fault.
  timeoutMS: 40_000,
  tempDirName: `${work}/sandbox`,
  // Copied into the sandbox is what the tests read, and no more.
  ignorePatterns: [
    ...['/build', '/bench', '/docs', '/e2e', '/logs', '/public', '/releases', '/static'],
    ...['.cache', '.tmp', '/cms/dist', '*.webp', '*.png'],
  ],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `${work}/mutation.json` },
  // Read and written with `--incremental` only.
  incrementalFile: `${work}/mutation.json`,
  allowConsoleColors: false,
};
