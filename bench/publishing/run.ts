/**
 * What a publish costs, and whether it is right: `npm run bench:publishing -- <posts> <publishes> <seed>` beside `npm start`.
 * Brings the blog to so many posts, publishes as many random edits, and then builds the site cold: that must show the same,
 * byte for byte. Prints a row for each publish.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { inRoot } from '../../node-lib/root';
import { edits, newPost, random } from './edits';
import { asAdmin, buildAgain, buildLog, cmsRevision, live, logIn, used } from './system';

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
  const { pagination } = await asAdmin<{ pagination: { total: number } }>(
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
  await logIn();
  await fill();
  const chance = random(seed);
  const kinds = Object.keys(edits);
  say('| edit | CPU s | live after s | pages written | MB |\n| --- | --- | --- | --- | --- |');
  for (let number = 0; number < publishes; number += 1) {
    const edit = number < kinds.length ? kinds[number] : kinds[Math.floor(chance() * kinds.length)];
    const work = edit === undefined ? undefined : edits[edit];
    if (!edit || !work) continue;
    say(rowOf(await measured(edit, () => work({ chance, number: seed * 10_000 + number }))));
  }
  say(rowOf(await measured('nothing', buildAgain)));
  const same = coldBuildIsSame();
  say(
    same
      ? 'A cold build shows the same.'
      : 'A COLD BUILD SHOWS SOMETHING ELSE: compare the last two releases.',
  );
  return same;
}

main().then(
  (same) => process.exit(same ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
