/**
 * The site while everything fails around it, at full size: `npm run bench:safety`, as root, for the releases get a disk of
 * their own that can be filled. Writes `bench/safety/results.md`; a promise that does not hold is a failure.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import sharp from 'sharp';

import { inRoot } from '../../node-lib/root';
import { writePretty } from '../running/writePretty';
import type { Mode } from './proxy';
import { System, until } from './system';

const posts = '/content-manager/collection-types/api::dicom-blog.dicom-blog';
const publishes = 200;
const burstMs = 60_000;

interface Row {
  readonly promise: string;
  readonly what: string;
  readonly found: string;
  readonly holds: boolean;
}
const rows: Row[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);
const found = (promise: string, what: string, value: string | number, holds = true): void => {
  rows.push({ promise, what, found: String(value), holds });
  say(`${holds ? '✔' : '✖'} ${what}: ${value}`);
};

interface Post {
  readonly documentId: string;
  readonly slug: string;
}

async function firstPost(system: System): Promise<Post> {
  const list = await system.admin.call<{ results: Post[] }>(`${posts}?locale=en&pageSize=1&sort=id:ASC`);
  const [post] = list.results;
  if (!post) throw new Error('The sample content has no post.');
  return post;
}

async function publish(system: System, post: Post, title: string, more: object = {}): Promise<void> {
  const data = { title, ...more };
  await system.admin.call(`${posts}/${post.documentId}?locale=en`, 'PUT', data);
  await system.admin.call(`${posts}/${post.documentId}/actions/publish?locale=en`, 'POST', data);
}

/** Puts a picture into the media library that no format makes small. Resolves with its id. */
async function noise(system: System): Promise<number> {
  const bytes = await sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('files', new File([new Uint8Array(bytes)], 'noise.jpg', { type: 'image/jpeg' }));
  const [file] = await system.admin.call<{ id: number }[]>('/upload', 'POST', form);
  return file?.id ?? 0;
}

const builds = (log: string): number => readFileSync(log, 'utf8').split('build ended').length - 1;

/** Reads a page and what it loads, again and again, until it is told to stop. */
function visitor(system: System, address: string) {
  const seen = { visits: 0, problems: [] as string[] };
  let isOver = false;
  const visit = async () => {
    const page = await fetch(`${system.siteUrl}${address}`);
    const html = await page.text();
    if (page.status !== 200 || !html.trimEnd().endsWith('</html>')) seen.problems.push(`page ${page.status}`);
    for (const [, script = ''] of html.matchAll(
      /<(?:script src|link rel="preload"[^>]* href)="(\/[^"]+)"/g,
    )) {
      const { status } = await fetch(`${system.siteUrl}${script}`);
      if (status !== 200) seen.problems.push(`${script} ${status}`);
    }
    seen.visits += 1;
  };
  const work = (async () => {
    while (!isOver) {
      // A server that is being started again answers nobody; that is counted nowhere.
      await visit().catch(() => wait(50));
      await wait(20);
    }
  })();
  return async () => {
    isOver = true;
    await work;
    return seen;
  };
}

async function burst(system: System): Promise<void> {
  const post = await firstPost(system);
  await publish(system, post, 'Before the burst');
  await system.live();
  const end = visitor(system, `/en/blog/${post.slug}/`);
  const killed = { CMS: 0, server: 0, build: 0, Gatsby: 0 };
  let isOver = false;
  const killer = (async () => {
    const order = ['Gatsby', 'build', 'server', 'CMS'] as const;
    for (let turn = 0; !isOver; turn += 1) {
      await wait(4_000);
      const what = order[turn % order.length] ?? 'build';
      if (!isOver && (await system.kill(what))) killed[what] += 1;
    }
  })();
  const begun = Date.now();
  let published = 0;
  while (published < publishes) {
    // While the CMS starts again its editor presses the button once more.
    await publish(system, post, `Edit ${published + 1}`).then(
      () => (published += 1),
      () => wait(200),
    );
    const due = begun + (published * burstMs) / publishes;
    if (Date.now() < due) await wait(due - Date.now());
  }
  const took = (Date.now() - begun) / 1000;
  isOver = true;
  const buildsBefore = builds(system.logFile);
  await killer;
  const seconds = await system.live();
  const { visits, problems } = await end();
  const after = builds(system.logFile) - buildsBefore;
  const html = await (await fetch(`${system.siteUrl}/en/blog/${post.slug}/`)).text();
  const times = Object.entries(killed).map(([what, count]) => `${what} ${count}`);
  found('7', `publishes in ${took.toFixed(0)} s, with kills`, `${published} (${times.join(', ')})`);
  found('7', 'builds after the last one', after, after <= 2);
  found('7', 'the last edit is live after', `${seconds.toFixed(1)} s`, html.includes(`Edit ${publishes}`));
  found(
    '6',
    `of ${visits} visits meanwhile: cut off, mixed or missing a file`,
    problems.length,
    problems.length === 0,
  );
  for (const problem of problems.slice(0, 5)) say(`  ${problem}`);
}

async function failing(system: System, mode: Mode): Promise<void> {
  const post = await firstPost(system);
  await system.live();
  const before = system.liveBytes();
  system.proxy.mode = mode;
  await publish(system, post, `While it ${mode}`);
  await until(async () => (await system.health())?.failure !== null);
  const { failure } = await system.state();
  const untouched = system.liveBytes() === before;
  system.proxy.mode = 'pass';
  found('6', `a CMS that ${mode}: the live release`, untouched ? 'untouched' : 'CHANGED', untouched);
  found(
    '6',
    `a CMS that ${mode}: what editors are told`,
    `${failure?.kind}: ${failure?.reason.split('\n')[0]}`,
    failure !== null,
  );
  const seconds = await system.live();
  found('7', `a CMS that ${mode}: live after its end`, `${seconds.toFixed(0)} s`);
}

async function fullDisk(system: System): Promise<void> {
  const post = await firstPost(system);
  await system.live();
  const before = system.liveBytes();
  const ballast = path.join(system.releasesDir, '.ballast');
  for (let size = 64_000_000; size >= 4_096; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // The next smaller piece.
    }
  }
  // A change of a text alone might still go into what it takes the place of.
  await publish(system, post, 'On a full disk', { titleImage: await noise(system) });
  await until(async () => (await system.health())?.failure !== null);
  const { failure } = await system.state();
  const untouched = system.liveBytes() === before;
  found('6', 'a full disk: the live release', untouched ? 'untouched' : 'CHANGED', untouched);
  found('6', 'a full disk: what editors are told', `${failure?.kind}`, failure?.kind === 'disk');
  rmSync(ballast);
  const seconds = await system.live();
  found('7', 'a full disk: live after there is room again', `${seconds.toFixed(0)} s`);
}

async function main(): Promise<boolean> {
  const system = await System.start();
  try {
    for (const mode of ['answers 500', 'hangs', 'breaks off', 'is empty'] as const)
      await failing(system, mode);
    await fullDisk(system);
    await burst(system);
  } finally {
    await system.stop();
  }
  const holds = rows.every((row) => row.holds);
  const lines = rows.map((row) => `| ${row.promise} | ${row.what} | ${row.found}${row.holds ? '' : ' ✖'} |`);
  await writePretty(
    inRoot('bench', 'safety', 'results.md'),
    `# The site while everything fails around it

\`npm run bench:safety\`, ${new Date().toISOString().slice(0, 10)}: ${holds ? 'every promise holds' : '**not every promise holds**'}. The
numbers are those of the [promises](../../docs/specification/promises.md). A real CMS with the sample content, a real site and server; the
releases lie on a disk of their own.

| promise | what | found |
| --- | --- | --- |
${lines.join('\n')}
`,
  );
  return holds;
}

main().then(
  (holds) => process.exit(holds ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
