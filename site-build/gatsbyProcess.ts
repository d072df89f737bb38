import { type ChildProcess, spawn } from 'node:child_process';

import type { BuildFailure } from '../node-lib/buildNews';
import { inRoot, root } from '../node-lib/root';
import type { LeftOut } from '../release/content';
import { GatsbyListener } from './gatsbyListener';
import { doneIn, type DoneMessage, type PublishMessage } from './gatsbyMessages';
import { PictureJobs } from './pictureJobs';

/** Room for what a build makes and drops, in MB: with V8's own 16 a tenth of Gatsby's time is spent on moving it about. */
const youngSpace = '--max-semi-space-size=64';

/** How a build went: its end, or why it failed. */
export type BuildEnd = { readonly done: DoneMessage['done'] } | { readonly failure: BuildFailure };

/** The program of Gatsby and its arguments; another one in tests. */
export type GatsbyCommand = readonly [command: string, ...args: string[]];

const program: GatsbyCommand = [
  process.execPath,
  '--require',
  require.resolve('tsx/cjs'),
  inRoot('site-build', 'gatsbyProgram.ts'),
];

/**
 * A process of Gatsby, its output going where ours goes, its pictures made beside it. It builds once, and publishes as often
 * as it is told to; a failure ends it.
 */
export class GatsbyProcess {
  private child: ChildProcess | null = null;
  private jobs: PictureJobs | null = null;

  constructor(private readonly command = program) {}

  /** Whether it has built the site, and can publish. */
  get stays(): boolean {
    return this.child !== null;
  }

  /** Builds in a new process. */
  async build(env: Readonly<Record<string, string>>, without: readonly LeftOut[]): Promise<BuildEnd> {
    this.end();
    const [command, ...args] = this.command;
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...env,
        BUILD_WITHOUT: JSON.stringify(without),
        NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} ${youngSpace}`.trim(),
        NODE_ENV: 'production',
        CI: 'true',
        // What Gatsby's own command sets before anything of it is loaded.
        gatsby_executing_command: 'build',
        gatsby_log_level: 'normal',
        GATSBY_TELEMETRY_DISABLED: '1',
        ENABLE_GATSBY_EXTERNAL_JOBS: 'true',
      },
      // Gatsby tells a parent that listens how far it is, and hands it its pictures.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const jobs = new PictureJobs((message) => void (child.connected && child.send(message)));
    child.on('message', (message) => jobs.take(message));
    [this.child, this.jobs] = [child, jobs];
    return this.outcome(child);
  }

  /** Publishes what is in the CMS now; `stays` must be true. */
  publish(without: readonly LeftOut[]): Promise<BuildEnd> {
    if (!this.child) throw new Error('There is no process of Gatsby that could publish.');
    const outcome = this.outcome(this.child);
    const message: PublishMessage = { publish: { without } };
    // Who has ended meanwhile is heard of by its end.
    this.child.send(message, () => undefined);
    return outcome;
  }

  /** Ends the process, whatever it is at. */
  end(): void {
    this.jobs?.end();
    this.child?.kill('SIGKILL');
    [this.child, this.jobs] = [null, null];
  }

  private async outcome(child: ChildProcess): Promise<BuildEnd> {
    const listener = new GatsbyListener();
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGTERM', forward);
    process.on('SIGINT', forward);
    try {
      return await endOf(child, listener);
    } finally {
      process.off('SIGTERM', forward);
      process.off('SIGINT', forward);
      if (child.exitCode !== null || child.signalCode !== null) this.forget(child);
    }
  }

  private forget(child: ChildProcess): void {
    if (this.child === child) this.end();
  }
}

/** The end of what a process was told to do. */
function endOf(child: ChildProcess, listener: GatsbyListener): Promise<BuildEnd> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', hear).off('close', leave).off('error', fail);
      act();
    };
    const hear = (message: unknown) => {
      listener.hear(message);
      const done = doneIn(message);
      if (done) settle(() => resolve({ done }));
    };
    // Not at its exit: what it said last is still on its way then.
    const leave = () => settle(() => resolve({ failure: listener.failure() }));
    const fail = (error: Error) => settle(() => reject(error));
    child.on('message', hear).on('close', leave).on('error', fail);
  });
}
