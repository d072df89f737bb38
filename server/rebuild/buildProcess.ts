import { type ChildProcess, spawn } from 'node:child_process';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';

import { type BuildNews, newsIn } from '../../node-lib/buildNews';
import { signalGroup } from '../../node-lib/processes';
import { keepFailedLog } from '../../site-build/failedLogs';
import { buildOrder, CODE_CHANGED, endedIn } from '../../site-build/orders';
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
 * Has builds made by a program that is a process group of its own, and stays from one to the next if it likes. The output of
 * the last one stands in `build.log`, and that of one that failed stays in `failed-builds/`, as its retry begins soon.
 */
export class BuildProcess {
  private child: ChildProcess | null = null;
  private output: FileHandle | null = null;
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
    // It is appended to: what the build before said goes, and the next word is the first.
    await this.output?.truncate();
    const child = this.child ?? (await this.start(logFile));
    if (!child) return false;
    let kept: string | null = null;
    try {
      let code = await this.end(child);
      const next = code === CODE_CHANGED ? await this.start(logFile) : null;
      if (next) code = await this.end(next);
      const ok = code === 0;
      const seconds = Math.round((Date.now() - begun) / 1000);
      if (!ok && !this.stopping) kept = await keepFailedLog(logFile);
      this.log.info({ ok, seconds, log: kept ?? logFile }, 'build ended');
      return ok;
    } finally {
      this.failedLog = kept && path.relative(this.releasesDir, kept);
    }
  }

  /** Ends the program with all its children, whatever it is at. */
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

  /**
   * Starts the program; null when everything is to end: what began after that would stay for good. Nothing may be waited for
   * between this and `end`: a program that exits at once would not be heard of.
   */
  private async start(logFile: string): Promise<ChildProcess | null> {
    const { command, args, cwd } = this.command;
    const output = await open(logFile, 'a');
    await output.truncate();
    if (this.stopping) return output.close().then(() => null);
    const child = spawn(command, args, {
      cwd,
      detached: true,
      stdio: ['ignore', output.fd, output.fd, 'ipc'],
    });
    [this.child, this.output] = [child, output];
    child.on('message', (message) => {
      const news = newsIn(message);
      if (news) this.onNews(news);
    });
    const over = () => {
      if (this.child === child) [this.child, this.output] = [null, null];
      void output.close();
    };
    child.once('exit', over);
    child.once('error', () => child.pid === undefined && over());
    return child;
  }

  /** How the build ends: as the program says, or as it exits. Resolves with its code, which is 0 when all went well. */
  private end(child: ChildProcess): Promise<number | null> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        child.off('message', hear).off('exit', leave).off('error', fail);
        act();
      };
      const hear = (message: unknown) => {
        const ended = endedIn(message);
        if (ended) settle(() => resolve(ended.ok ? 0 : 1));
      };
      const leave = (code: number | null) => settle(() => resolve(code));
      const fail = (error: Error) => settle(() => reject(error));
      child.on('message', hear).on('exit', leave).on('error', fail);
      // Who does not listen builds once and exits; who has gone is heard of by its end.
      if (child.connected) child.send(buildOrder, () => undefined);
    });
  }
}
