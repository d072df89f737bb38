/**
 * What the same changes cost with Astro and Eleventy: `npm run bench:publishing-others`, beside `npm start`, right after
 * `npm run bench:publishing`. They get the posts of our live release, in pages of the same bytes around them, with the same
 * lists; no pictures, no compression, no checks and no release. Adds its table to `bench/publishing/results.md`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { inRoot } from '../../../node-lib/root';
import { Services } from '../../../scripts/lib/services';
import { writePretty } from '../../running/writePretty';
import { Astro, type Cost, Eleventy, type Framework } from './frameworks';
import { type Post, readFrame, readPosts } from './posts';

const times = 3;

const changes: Readonly<Record<string, (post: Post, time: number) => Post>> = {
  'the text of a post': (post, time) => ({ ...post, content: `<p>Changed ${time}.</p>${post.content}` }),
  'the title of a post': (post, time) => ({ ...post, title: `${post.title} ${time}` }),
  'a new post': (post, time) => ({
    ...post,
    slug: `new-${time}`,
    date: `2026-01-0${time + 1}T00:00:00.000Z`,
  }),
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(framework: Framework, posts: readonly Post[]): Promise<string[]> {
  const rows: string[] = [];
  for (const [name, change] of Object.entries(changes)) {
    const costs: Cost[] = [];
    for (let time = 0; time < times; time += 1) {
      const post = posts[(time + 1) * 7];
      if (post) costs.push(await framework.change(change(post, time)));
    }
    const of = (read: (cost: Cost) => number) => median(costs.map(read));
    rows.push(
      `| ${framework.title} ${framework.version} | ${name} | ${of(({ cpu }) => cpu).toFixed(1)} | ${of(({ seconds }) => seconds).toFixed(1)} | ${of(({ pages }) => pages)} |`,
    );
    process.stdout.write(`${rows.at(-1)}\n`);
  }
  return rows;
}

async function main(): Promise<void> {
  const siteDir = inRoot('releases', 'current', 'site');
  const posts = readPosts(siteDir);
  const [first] = posts;
  if (!first) throw new Error('The live release shows no post.');
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-others-'));
  const services = new Services();
  const rows: string[] = [];
  try {
    for (const framework of [
      new Astro(path.join(folder, 'astro')),
      new Eleventy(path.join(folder, 'eleventy')),
    ]) {
      await framework.prepare(services, posts, readFrame(siteDir, first));
      await framework.start();
      rows.push(...(await measure(framework, posts)));
      framework.stop();
    }
  } finally {
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const results = inRoot('bench', 'publishing', 'results.md');
  const [ours = ''] = readFileSync(results, 'utf8').split('\n## The same with others');
  await writePretty(
    results,
    `${ours.trimEnd()}

## The same with others

${posts.length} pages of posts, the lists of both languages, in the bytes that our pages have around their content; the medians of ${times}. Neither
reads a CMS, makes pictures and cards, compresses, checks, or switches a release. Astro makes every page each time (what its newer versions do
about that needs a newer Node); Eleventy stays, as Gatsby does with us (\`--watch --incremental\`).

| framework | change | CPU s | seconds | pages written |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
