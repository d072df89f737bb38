/**
 * What the same changes cost with Astro and Eleventy: `npm run bench:publishing-others`, beside `npm start`, right after
 * `npm run bench:publishing`. They get the posts of our live release, in pages of the same bytes around them, with the same
 * lists; no pictures, no compression, no checks and no release. Adds its part to `bench/publishing/results.md`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { inRoot } from '../../../node-lib/root';
import { Services } from '../../../scripts/lib/services';
import { median } from '../medians';
import { type OtherFigure, readResults, writeResults } from '../results';
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

async function measure(framework: Framework, posts: readonly Post[]): Promise<OtherFigure[]> {
  const figures: OtherFigure[] = [];
  for (const [edit, change] of Object.entries(changes)) {
    const costs: Cost[] = [];
    for (let time = 0; time < times; time += 1) {
      const post = posts[(time + 1) * 7];
      if (post) costs.push(await framework.change(change(post, time)));
    }
    const of = (read: (cost: Cost) => number) => median(costs.map(read));
    const figure = {
      ...{ framework: `${framework.title} ${framework.version}`, edit },
      ...{
        cpu: of(({ cpu }) => cpu),
        seconds: of(({ seconds }) => seconds),
        pages: of(({ pages }) => pages),
      },
    };
    figures.push(figure);
    process.stdout.write(`${JSON.stringify(figure)}\n`);
  }
  return figures;
}

async function main(): Promise<void> {
  const siteDir = inRoot('releases', 'current', 'site');
  const posts = readPosts(siteDir);
  const [first] = posts;
  if (!first) throw new Error('The live release shows no post.');
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-others-'));
  const services = new Services();
  const figures: OtherFigure[] = [];
  try {
    for (const framework of [
      new Astro(path.join(folder, 'astro')),
      new Eleventy(path.join(folder, 'eleventy')),
    ]) {
      await framework.prepare(services, posts, readFrame(siteDir, first));
      await framework.start();
      figures.push(...(await measure(framework, posts)));
      framework.stop();
    }
  } finally {
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  await writeResults({ ...readResults(), others: { posts: posts.length, figures } });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
