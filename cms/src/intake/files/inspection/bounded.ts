/**
 * Files are looked into by a process of its own, with bounds for time and memory: a hostile one holds nobody up. A thread
 * would not do: where a single allocation is larger than what is left, V8 ends the whole process, not the thread.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

import type { Answer, Question } from './inspector';

export interface Bounds {
  /** The compiled code of the process. */
  script: string;
  /** Milliseconds for one file, from when a process begins with it. */
  deadline: number;
  /** Megabytes of objects of JavaScript in a process. */
  memory: number;
  /** Files after which a process is replaced: what it remembers of them goes with it. */
  files: number;
}

const MAX_START = 60_000;

const TOO_LONG = 'it takes too long to look into';
const TOO_MUCH = 'it takes too much memory to look into';

/** A process that runs out of memory leaves no image of it on the disk, with a visitor's file in it. */
const SHELL = '/bin/sh';
const WITHOUT_CORE = {
  execPath: SHELL,
  execArgv: ['-c', 'ulimit -c 0; exec "$0" "$@"', process.execPath],
};
const PLAIN = { execPath: process.execPath, execArgv: [] };

/** Starts a process that knows nothing of ours: no settings, no secrets. */
const startProcess = ({ script, memory }: Bounds): ChildProcess => {
  const { execPath, execArgv } = existsSync(SHELL) ? WITHOUT_CORE : PLAIN;
  const limits = [`--max-old-space-size=${memory}`, '--max-semi-space-size=16'];
  return fork(script, [], {
    ...{ execPath, execArgv: [...execArgv, ...limits], env: {} },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
};

const isRunning = ({ exitCode, signalCode, connected }: ChildProcess): boolean =>
  exitCode === null && signalCode === null && connected;

/** An idle one keeps nobody from ending. */
const hold = (child: ChildProcess, isHeld: boolean): void => {
  const does = isHeld ? 'ref' : 'unref';
  child[does]();
  child.channel?.[does]();
};

/** @throws Error with why there is no answer. */
const answerOf = (child: ChildProcess, deadline: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error(TOO_LONG))), deadline);
    const told = (answer: unknown): void => end(() => resolve(answer as Answer));
    const gone = (): void => end(() => reject(new Error(TOO_MUCH)));
    const end = (how: () => void): void => {
      clearTimeout(timer);
      child.off('message', told).off('exit', gone).off('error', gone);
      how();
    };
    child.on('message', told).on('exit', gone).on('error', gone);
  });

/** One process, started when it is needed, which looks into one file after the other. */
export class Inspector {
  private child: ChildProcess | undefined;
  private done = 0;
  private queue: Promise<unknown> = Promise.resolve();
  /** How many files wait or are being looked into. */
  waiting = 0;

  constructor(private readonly bounds: Bounds) {}

  /**
   * @returns undefined, or the reason in English for which the file is refused.
   * @throws Error when the process cannot be started, or cannot read the file.
   */
  inspect(question: Question): Promise<string | undefined> {
    this.waiting += 1;
    const answer = this.queue
      .then(() => this.lookInto(question))
      .finally(() => {
        this.waiting -= 1;
      });
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the process. The next file gets a new one. */
  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    this.done = 0;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  private async lookInto(question: Question): Promise<string | undefined> {
    const child = await this.start();
    hold(child, true);
    const answering = answerOf(child, this.bounds.deadline);
    // One that is gone by now says so itself.
    child.send(question, () => undefined);
    const answer = await answering.catch((error: Error): Answer => ({ reason: error.message, isFull: true }));
    hold(child, false);
    this.done += 1;
    if (answer === 'ready') return TOO_MUCH;
    if (answer.isFull || this.done >= this.bounds.files) await this.stop();
    if (answer.problem !== undefined) throw new Error(`The file could not be read: ${answer.problem}`);
    return answer.reason;
  }

  private async start(): Promise<ChildProcess> {
    if (this.child && isRunning(this.child)) return this.child;
    const child = startProcess(this.bounds);
    this.child = child;
    this.done = 0;
    // One that is being ended may still fail: nobody asks any more.
    child.on('error', () => undefined);
    await answerOf(child, MAX_START).catch(async (error: unknown) => {
      await this.stop();
      throw new Error('The process that looks into files did not start.', { cause: error });
    });
    return child;
  }
}
