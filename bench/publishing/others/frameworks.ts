import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Services } from '../../../scripts/lib/services';
import { npmInstall } from '../../running/npmInstall';
import { secondsWithChildren } from '../../running/processes';
import { projects } from '../../first-view/projects/projects';
import type { Frame, Post } from './posts';

/** What a change cost. */
export interface Cost {
  readonly cpu: number;
  readonly seconds: number;
  /** How many HTML files were written. */
  readonly pages: number;
}

/** A framework with all the posts, in a folder of its own. */
export abstract class Framework {
  abstract readonly title: string;
  protected abstract readonly output: string;

  constructor(protected readonly folder: string) {}

  /** @throws StepFailed when it cannot be installed */
  async prepare(services: Services, posts: readonly Post[], frame: Frame): Promise<void> {
    const template = path.join(__dirname, path.basename(this.folder));
    cpSync(template, this.folder, { recursive: true });
    const { dependencies } = this.project;
    const [name = ''] = Object.keys(dependencies);
    const content = { private: true, type: 'module', dependencies: { [name]: dependencies[name] } };
    writeFileSync(path.join(this.folder, 'package.json'), JSON.stringify(content));
    this.writeFrame(frame);
    for (const post of posts) this.write(post);
    await npmInstall(services, this.folder);
  }

  /** Writes a post as an editor's change of it comes to the files. */
  abstract write(post: Post): void;

  protected abstract writeFrame(frame: Frame): void;

  /** Builds all, and is ready for changes then. */
  abstract start(): Promise<void>;

  /** Makes a change and has it built. */
  abstract change(post: Post): Promise<Cost>;

  stop(): void {}

  protected get project() {
    const project = projects.find(({ id }) => id === path.basename(this.folder));
    if (!project) throw new Error(`No such framework: ${this.folder}`);
    return project;
  }

  get version(): string {
    return Object.values(this.project.dependencies)[0] ?? '';
  }

  protected save(place: string, text: string): void {
    const file = path.join(this.folder, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  protected page({ lang, slug }: Post): string {
    return path.join(this.folder, this.output, lang, 'blog', slug, 'index.html');
  }

  /** How many pages were written since a moment (milliseconds). */
  protected writtenSince(moment: number): number {
    const folder = path.join(this.folder, this.output);
    const names = readdirSync(folder, { recursive: true }) as string[];
    return names.filter(
      (name) => name.endsWith('.html') && statSync(path.join(folder, name)).mtimeMs >= moment,
    ).length;
  }
}

/** Astro builds all pages, every time: those of its versions that can do otherwise need a newer Node. */
export class Astro extends Framework {
  readonly title = 'Astro';
  protected readonly output = 'dist';

  write(post: Post): void {
    this.save(`posts/${post.lang}/${post.slug}.json`, JSON.stringify(post));
  }

  protected writeFrame(frame: Frame): void {
    this.save('frame.json', JSON.stringify(frame));
  }

  start(): Promise<void> {
    this.build();
    return Promise.resolve();
  }

  change(post: Post): Promise<Cost> {
    this.write(post);
    const [begun, before] = [Date.now(), secondsWithChildren('self')];
    this.build();
    const seconds = (Date.now() - begun) / 1000;
    const cpu = secondsWithChildren('self') - before;
    return Promise.resolve({ cpu, seconds, pages: this.writtenSince(begun) });
  }

  private build(): void {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(this.folder, 'node_modules/astro/astro.js'), 'build'],
      {
        cwd: this.folder,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`Astro failed: ${stdout}${stderr}`);
  }
}

/** Eleventy stays, and makes what depends on a changed file (`--watch --incremental`). */
export class Eleventy extends Framework {
  readonly title = 'Eleventy';
  protected readonly output = '_site';
  private child: ChildProcess | null = null;
  private said = '';
  private last: Post | null = null;

  write(written: Post): void {
    this.last = written;
    const { content, date, lang, ...post } = written;
    const data = {
      ...post,
      ...{ day: date, tags: lang, layout: 'post.njk', permalink: `/${lang}/blog/${post.slug}/index.html` },
    };
    this.save(`content/${lang}/${post.slug}.html`, `---json\n${JSON.stringify(data)}\n---\n${content}`);
  }

  protected writeFrame(frame: Frame): void {
    this.save('_data/frame.json', JSON.stringify(frame));
  }

  async start(): Promise<void> {
    const command = path.join(this.folder, 'node_modules/@11ty/eleventy/cmd.cjs');
    const child = spawn(process.execPath, [command, '--watch', '--incremental'], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (part) => (this.said += String(part)));
    this.child = child;
    await this.hear(/Watching/);
    // It says so before it does: what changes at once is not seen.
    while (!/Wrote/.test(this.said.split('Watching').slice(1).join(''))) {
      if (this.last) this.write(this.last);
      await wait(1_000);
    }
    await wait(3_000);
  }

  async change(post: Post): Promise<Cost> {
    const pid = this.child?.pid ?? 0;
    this.said = '';
    const [begun, before] = [Date.now(), secondsWithChildren(pid)];
    this.write(post);
    await this.hear(/Wrote \d+ files?/);
    const seconds = (Date.now() - begun) / 1000;
    await this.hear(/Watching/);
    return { cpu: secondsWithChildren(pid) - before, seconds, pages: this.writtenSince(begun) };
  }

  override stop(): void {
    this.child?.kill();
  }

  private async hear(words: RegExp): Promise<void> {
    const end = Date.now() + 300_000;
    while (!words.test(this.said)) {
      if (Date.now() > end) throw new Error(`Eleventy did not say ${String(words)}: ${this.said}`);
      await wait(10);
    }
  }
}
