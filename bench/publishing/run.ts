/**
 * What a publish costs, and whether it is right: `npm run bench:publishing -- <posts> <publishes> <seed>` beside `npm start`.
 * Brings the blog to so many posts, publishes as many random edits, and then builds the site cold: that must show the same,
 * byte for byte. Writes `bench/publishing/results.md`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { inRoot } from '../../node-lib/root';
import { writePretty } from '../running/writePretty';
import { edits, newPost, random } from './edits';
import { admin, buildAgain, buildLog, cmsRevision, live, used } from './system';

const [posts = 40, publishes = 12, seed = 1] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Row {
  readonly edit: string;
  readonly cpu: number;
  readonly seconds: number;
  readonly pages: string;
  readonly memory: number;
}

const rowOf = ({ edit, cpu, seconds, pages, memory }: Row): string =>
  `| ${edit} | ${cpu.toFixed(1)} | ${seconds.toFixed(1)} | ${pages} | ${memory} |`;

/** Publishes once, and measures from the edit until it is live. */
async function measured(edit: string, work: () => Promise<void>): Promise<Row> {
  const before = used();
  const revision = await cmsRevision();
  await work();
  const begun = Date.now();
  // What is removed is counted a moment after the answer.
  while ((await cmsRevision()) === revision && Date.now() - begun < 2_000) await wait(10);
  await live();
  const seconds = (Date.now() - begun) / 1000;
  const after = used();
  const log = buildLog();
  const pages = /^Publishing/m.test(log) ? (/Wrote (\d+) pages/.exec(log)?.[1] ?? '?') : 'whole build';
  return { edit, cpu: after.cpu - before.cpu, seconds, pages, memory: after.memory };
}

async function fill(): Promise<void> {
  const { pagination } = await admin.call<{ pagination: { total: number } }>(
    '/content-manager/collection-types/api::dicom-blog.dicom-blog?locale=en&pageSize=1',
  );
  for (let number = pagination.total; number < posts; number += 1) await newPost(number);
  say(`${Math.max(posts, pagination.total)} posts in two languages.`);
  await live();
  // A build that finds everything as it was: from here on Gatsby stays.
  await buildAgain();
}

/** Builds without any cache. Whether that shows what is live. */
function coldBuildIsSame(): boolean {
  for (const place of ['.cache', 'public', 'node_modules/.cache/saola-gatsby'])
    rmSync(inRoot(place), { recursive: true, force: true });
  const { stdout, stderr, status } = spawnSync('npm', ['run', 'build'], { cwd: inRoot(), encoding: 'utf8' });
  writeFileSync(inRoot('logs', 'bench-cold.log'), `${stdout}${stderr}`);
  if (status !== 0) throw new Error('The cold build failed: see logs/bench-cold.log.');
  return stdout.includes('stays live: it shows the same');
}

async function main(): Promise<boolean> {
  await admin.logIn();
  await fill();
  const chance = random(seed);
  const kinds = Object.keys(edits);
  const rows: Row[] = [];
  const take = (row: Row) => {
    rows.push(row);
    say(rowOf(row));
  };
  for (let number = 0; number < publishes; number += 1) {
    const edit = number < kinds.length ? kinds[number] : kinds[Math.floor(chance() * kinds.length)];
    const work = edit === undefined ? undefined : edits[edit];
    if (!edit || !work) continue;
    take(await measured(edit, () => work({ chance, number: seed * 10_000 + number })));
  }
  take(await measured('nothing', buildAgain));
  const same = coldBuildIsSame();
  say(
    same
      ? 'A cold build shows the same.'
      : 'A COLD BUILD SHOWS SOMETHING ELSE: compare the last two releases.',
  );
  await write(rows, same);
  return same;
}

async function write(rows: readonly Row[], same: boolean): Promise<void> {
  const { files } = JSON.parse(readFileSync(inRoot('releases', 'current', 'manifest.json'), 'utf8')) as {
    files: { file: string }[];
  };
  const pages = files.filter(({ file }) => file.endsWith('index.html')).length;
  const worst = (read: (row: Row) => number) =>
    Math.max(...rows.filter((row) => row.pages !== 'whole build').map(read)).toFixed(1);
  await writePretty(
    inRoot('bench', 'publishing', 'results.md'),
    `# What a publish costs

\`npm run bench:publishing -- ${posts} ${publishes} ${seed}\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores: ${posts} posts in two languages,
${pages} pages, ${files.length} files in a release. Seconds of processor are those of all processes of the build program; 'live' counts
from the CMS's answer to the press of the button, and 2 s of it are the rebuilder's quiet time; the memory is that of all these
processes together. The dearest publish took ${worst((row) => row.cpu)} s of processor, the slowest was live after ${worst((row) => row.seconds)} s.
${same ? 'A cold build afterwards showed the same, byte for byte.' : '**A cold build afterwards showed something else.**'}

| edit | CPU s | live after s | pages written | MB |
| --- | --- | --- | --- | --- |
${rows.map(rowOf).join('\n')}
`,
  );
}

main().then(
  (same) => process.exit(same ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
