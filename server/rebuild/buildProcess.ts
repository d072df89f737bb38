import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

import type { Log } from '../log';
import { signalGroup } from '../processes';

const patience = 10_000;

/** The program that builds and releases the site, and the folder it runs in. */
export interface BuildCommand {
  command: string;
  args: string[];
  cwd: string;
}

/** Runs builds as a process group of their own; the output of the last one stands in `build.log`. */
export class BuildProcess {
  private child: ChildProcess | null = null;

  constructor(
    private readonly command: BuildCommand,
    private readonly releasesDir: string,
    private readonly log: Log,
  ) {}

  /** Builds once. True when the build ended well; rejects when it could not be started. */
  async run(): Promise<boolean> {
    const begun = Date.now();
    const logFile = path.join(this.releasesDir, 'build.log');
    await mkdir(this.releasesDir, { recursive: true });
    const output = await open(logFile, 'w');
    try {
      const code = await this.spawn(output.fd);
      const seconds = Math.round((Date.now() - begun) / 1000);
      this.log.info({ ok: code === 0, seconds, log: logFile }, 'build ended');
      return code === 0;
    } finally {
      this.child = null;
      await output.close();
    }
  }

  /** Ends a running build with all its children. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child?.pid || child.exitCode !== null) return;
    const { pid } = child;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(pid, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
    // What ignored the first signal must not outlive the group's leader.
    signalGroup(pid, 'SIGKILL');
  }

  private spawn(output: number): Promise<number | null> {
    const { command, args, cwd } = this.command;
    return new Promise((resolve, reject) => {
      this.child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', output, output] });
      this.child.once('error', reject);
      this.child.once('exit', resolve);
    });
  }
}
