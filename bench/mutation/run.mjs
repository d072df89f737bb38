// Puts small faults into the code, one at a time, and sees which of them the tests notice (Stryker). Plain Node.
// `npm run test:mutation` does all areas, `npm run test:mutation -- release intake/files` some of them. With `--incremental`
// what neither a change of the code nor one of the tests can have changed is taken from the last run of the group.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { installPackage } from '../../scripts/install.mjs';
import { areas } from './areas.mjs';
import { countFiles, report } from './report.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const resultsFile = path.join(root, 'bench/mutation/results.json');

const all = Object.entries(areas).flatMap(([area, { groups }]) =>
  Object.keys(groups).map((group) => `${area}/${group}`),
);
const options = process.argv.slice(2).filter((each) => each.startsWith('--'));
const wanted = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const chosen = all.filter(
  (name) => wanted.length === 0 || wanted.some((each) => name === each || name.startsWith(`${each}/`)),
);
if (chosen.length === 0) {
  console.error(
    `There is no area like that. Say one of: ${Object.keys(areas).join(', ')}, or ${all.join(', ')}.`,
  );
  process.exit(1);
}

const lastCommit = () =>
  spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();

/** Runs one group. @returns its counts, or undefined when it could not be run. */
const run = (group) => {
  console.log(`\n── ${group}`);
  // Stryker copies the code at its start: a commit made while it runs has no part in the result.
  const commit = lastCommit();
  const { status } = spawnSync('npx', ['stryker', 'run', 'bench/mutation/stryker.config.mjs', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_GROUP: group },
  });
  if (status !== 0) return undefined;
  const stryker = JSON.parse(readFileSync(path.join(root, `build/mutation/${group}/mutation.json`), 'utf8'));
  return {
    date: new Date().toISOString().slice(0, 10),
    commit,
    files: countFiles(stryker.files),
  };
};

await installPackage('site');
await installPackage('cms');

let failed = 0;
for (const group of chosen) {
  const result = run(group);
  if (!result) {
    failed += 1;
    continue;
  }
  const results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
  writeFileSync(resultsFile, `${JSON.stringify({ ...results, [group]: result }, null, 2)}\n`);
}
if (existsSync(resultsFile))
  report(JSON.parse(readFileSync(resultsFile, 'utf8')), path.join(root, 'bench/mutation/results.md'));
spawnSync('npx', ['prettier', '--write', 'bench/mutation/results.md', 'bench/mutation/results.json'], {
  cwd: root,
  stdio: 'ignore',
});
process.exitCode = failed > 0 ? 1 : 0;
