import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

import { type BuildNews, newsIn } from '../../node-lib/buildNews';
import { signalGroup } from '../../node-lib/processes';
import { keepFailedLog } from '../../site-build/failedLogs';
import type { Log } from '../log';

/** So long a build has to end by itself when the server stops. */
const stopTimeoutMs = 10_000;

/** The program that builds and releases the site, and the folder it runs in. */
export interface BuildCommand {
  command: string;
  args: string[];
  cwd: string;
}

/**
 * Runs builds as a process group of their own. The output of the last one stands in `build.log`, and that of one that
 * failed stays in `failed-builds/`, as its retry begins soon.
 */
export class BuildProcess {
  private child: ChildProcess | null = null;
  private stopping = false;
  /** The log of the last build when that one failed, as a path in the folder of the releases. */
  failedLog: string | null = null;

  constructor(
    private readonly command: BuildCommand,
    private readonly releasesDir: string,
    private readonly log: Log,
    private readonly onNews: (news: BuildNews) => void = () => undefined,
  ) {}

  /** Builds once. True when the build ended well; rejects when it could not be started. */
  async run(): Promise<boolean> {
    const begun = Date.now();
    const logFile = path.join(this.releasesDir, 'build.log');
    await mkdir(this.releasesDir, { recursive: true });
    const output = await open(logFile, 'w');
    let kept: string | null = null;
    try {
      const code = await this.spawn(output.fd);
      const ok = code === 0;
      const seconds = Math.round((Date.now() - begun) / 1000);
      if (!ok && !this.stopping) kept = await keepFailedLog(logFile);
      this.log.info({ ok, seconds, log: kept ?? logFile }, 'build ended');
      return ok;
    } finally {
      this.failedLog = kept && path.relative(this.releasesDir, kept);
      this.child = null;
      await output.close();
    }
  }

  /** Ends a running build with all its children. */
  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child?.pid || child.exitCode !== null) return;
    const { pid } = child;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(pid, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(timer);
    // What ignored the first signal must not outlive the group's leader.
    signalGroup(pid, 'SIGKILL');
  }

  private spawn(output: number): Promise<number | null> {
    const { command, args, cwd } = this.command;
    return new Promise((resolve, reject) => {
      this.child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', output, output, 'ipc'] });
      this.child.on('message', (message) => {
        const news = newsIn(message);
        if (news) this.onNews(news);
      });
      this.child.once('error', reject);
      this.child.once('exit', resolve);
    });
  }
}
