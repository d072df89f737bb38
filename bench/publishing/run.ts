/**
 * What a publish costs, and whether it is right: `npm run bench:publishing -- <posts> <publishes> <seed>` beside `npm start`.
 * Brings the blog to so many posts, publishes as many random edits, and then builds the site cold: that must show the same,
 * byte for byte. Writes `bench/publishing/results.md`. Thousands of posts and of templates come faster from
 * `npm run bench:fill -- <posts> <templates>`, while nothing runs.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { inRoot } from '../../node-lib/root';
import { coldBuild } from './coldBuild';
import { edits, longAgo, newPost, random } from './edits';
import { type ColdBuild, type Publish, readResults, withRun, writeResults } from './results';
import { admin, buildAgain, buildLog, cmsRevision, live, used } from './system';

const [posts = 40, publishes = 12, seed = 1] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

const shown = ({ edit, cpu, seconds, pages, memory }: Publish): string =>
  `${edit}: ${cpu.toFixed(1)} CPU s, live after ${seconds.toFixed(1)} s, ${pages ?? 'all'} pages, ${memory} MB`;

/** Publishes once, and measures from the edit until it is live. */
async function measured(edit: string, work: () => Promise<void>): Promise<Publish> {
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
  const pages = /^Publishing/m.test(log) ? Number(/Wrote (\d+) pages/.exec(log)?.[1] ?? 0) : null;
  return { edit, cpu: after.cpu - before.cpu, seconds, pages, memory: after.memory };
}

async function count(type: string, query: string): Promise<number> {
  const { pagination } = await admin.call<{ pagination: { total: number } }>(
    `/content-manager/collection-types/api::${type}.${type}?${query}pageSize=1`,
  );
  return pagination.total;
}

const postCount = (): Promise<number> => count('dicom-blog', 'locale=en&');

async function fill(): Promise<void> {
  const before = await postCount();
  for (let number = before; number < posts; number += 1) await newPost(number, longAgo(number));
  await live();
  // A build that finds everything as it was: from here on Gatsby stays.
  await buildAgain();
}

async function publishAll(): Promise<Publish[]> {
  const chance = random(seed);
  const kinds = Object.keys(edits);
  const all: Publish[] = [];
  const take = (publish: Publish) => {
    all.push(publish);
    say(shown(publish));
  };
  for (let number = 0; number < publishes; number += 1) {
    const edit = number < kinds.length ? kinds[number] : kinds[Math.floor(chance() * kinds.length)];
    const work = edit === undefined ? undefined : edits[edit];
    if (!edit || !work) continue;
    take(await measured(edit, () => work({ chance, number: seed * 10_000 + number })));
  }
  take(await measured('nothing', buildAgain));
  return all;
}

async function main(): Promise<boolean> {
  await admin.logIn();
  await fill();
  const size = { posts: await postCount(), templates: await count('collection', '') };
  say(`${size.posts} posts in two languages, ${size.templates} templates.`);
  const all = await publishAll();
  const cold = await coldBuild();
  say(
    cold.same
      ? 'A cold build shows the same.'
      : 'A COLD BUILD SHOWS SOMETHING ELSE: compare the last two releases.',
  );
  await write(size, all, cold);
  return cold.same;
}

async function write(
  size: { posts: number; templates: number },
  all: readonly Publish[],
  cold: ColdBuild,
): Promise<void> {
  const { files } = JSON.parse(readFileSync(inRoot('releases', 'current', 'manifest.json'), 'utf8')) as {
    files: { file: string }[];
  };
  const run = {
    ...{ date: new Date().toISOString().slice(0, 10), cores: availableParallelism(), seed, ...size },
    ...{ pages: files.filter(({ file }) => file.endsWith('index.html')).length, files: files.length },
    ...{ publishes: all, cold },
  };
  await writeResults(withRun(readResults(), run));
}

main().then(
  (same) => process.exit(same ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
