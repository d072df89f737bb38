// The promises of the intake at their full size, on both databases: the tests of the CMS with INTAKE_FULL. Plain Node.
// `npm run bench:intake -- postgres` measures that one again and keeps what was found on the other.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import limits from '../../jest/limits.cjs';
import { installPackage } from '../../scripts/install.mjs';

const databases = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const tests = ['killed', 'idempotency', 'delivery', 'deliveryFaults', 'hostileInput', 'limits', 'captcha'];

await Promise.all([installPackage('site'), installPackage('cms')]);
const folder = mkdtempSync(path.join(tmpdir(), 'saola-bench-intake-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Receivers at fault, on a file of SQLite, and documents are tried without a CMS. */
const without = {
  config: 'jest.cms-unit.config.cjs',
  files: ['cms/src/intake/delivery/faults.test.ts', 'cms/src/intake/files/(honest|hostile).test.ts'],
};

const run = (database) => {
  const figures = path.join(folder, `${database}.jsonl`);
  writeFileSync(figures, '');
  const whole = {
    config: 'jest.cms.config.cjs',
    files: tests.map((name) => `cms/tests/(anyDatabase/)?${name}.test.ts`),
  };
  const statuses = [whole, ...(database === 'sqlite' ? [without] : [])].map(
    ({ config, files }) =>
      spawnSync(
        'npx',
        ['jest', '-c', config, '--maxWorkers', '1', '--testTimeout', `${limits.test}`, ...files],
        {
          stdio: ['ignore', 'inherit', 'inherit'],
          env: { ...process.env, TEST_DATABASE: database, INTAKE_FULL: 'true', INTAKE_FIGURES: figures },
        },
      ).status,
  );
  const status = statuses.every((each) => each === 0) ? 0 : 1;
  const lines = readFileSync(figures, 'utf8').split('\n').filter(Boolean);
  return { database, status, figures: lines.map((line) => JSON.parse(line)) };
};

const file = 'bench/intake/results.md';
const before = readFileSync(file, 'utf8');
const wanted = Object.keys(databases).filter((one) => process.argv.slice(2).every((word) => word === one));
const results = wanted.map(run);
const others = Object.entries(databases).filter(([one]) => !wanted.includes(one));
const kept = others.flatMap(([, title]) => before.split('\n').filter((line) => line.includes(`| ${title} `)));
const found = results.flatMap(({ database, figures }) =>
  figures.map(({ promise, what, figure }) => `| ${promise} | ${databases[database]} | ${what} | ${figure} |`),
);
const rows = [...kept, ...found].sort(
  (one, other) => Number(one.split('|')[1]) - Number(other.split('|')[1]),
);
const day = new Date().toISOString().slice(0, 10);
const outcomes = [
  ...others.map(([, title]) => new RegExp(`${title}: [^.;]*`).exec(before)?.[0] ?? ''),
  ...results.map(
    ({ database, status }) =>
      `${databases[database]}: ${status === 0 ? 'every test passed' : '**a test failed**'} (${day})`,
  ),
];
writeFileSync(
  file,
  `# The promises of the forms at their full size

\`npm run bench:intake\`. ${outcomes.join('; ')}. The numbers are those
of the [promises](../../docs/specification/promises.md).

| promise | database | what | found |
| --- | --- | --- | --- |
${rows.join('\n')}

The tests are those of \`cms/tests/\` (${tests.join(', ')}), with 1,000 submissions and 20 kills, the Big List of Naughty Strings in
every field of every form, 10,000 generated bodies, a flood of 10,000 posts, and 400 submissions while the chat hangs; and those of
\`cms/src/intake/delivery/faults.test.ts\`: 5,000 waiting rows, and each fault of a receiver for 20 seconds; \`copies\` is the most that one
recipient got. What a request costs at most, and the memory while uploads are held, is in [bench/bounds](../bounds/results.md).
Everything goes to this machine's loopback.
`,
);
spawnSync('npx', ['prettier', '--write', 'bench/intake/results.md'], { stdio: 'ignore' });
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
