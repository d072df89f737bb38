/**
 * Files are looked into by a process of its own, with bounds for time and memory: a hostile one holds nobody up. A thread
 * would not do: where a single allocation is larger than what is left, V8 ends the whole process, not the thread.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

import { cpuTime } from './cpuTime';
import type { Answer, Question } from './inspector';

export interface Bounds {
  /** The compiled code of the process. */
  script: string;
  /** Milliseconds of the processor for one file. */
  work: number;
  /** Milliseconds for one file, from when a process begins with it: others may be busy meanwhile. */
  deadline: number;
  /** Megabytes of objects of JavaScript in a process. */
  memory: number;
  /** Files after which a process is replaced: what it remembers of them goes with it. */
  files: number;
}

const MAX_START = 60_000;

/** Milliseconds between two looks at what a process has worked. */
const LOOK = 100;

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

/** The file is at fault, not the machine. */
class Unanswered extends Error {}

/**
 * @param work milliseconds of the processor; where the system does not tell them, those of the clock.
 * @throws Unanswered with why there is no answer, Error when the machine has too much else to do.
 */
const answerOf = (
  child: ChildProcess,
  { work, deadline }: Pick<Bounds, 'work' | 'deadline'>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const worked = (): number | undefined => cpuTime(child.pid ?? 0);
    const before = worked();
    const fail = (error: Error): void => end(() => reject(error));
    const look = (): void => {
      const passed = performance.now() - begun;
      const now = worked();
      const done = before === undefined || now === undefined ? passed : now - before;
      if (done > work) fail(new Unanswered(TOO_LONG));
      else if (passed > deadline) fail(new Error('The machine has too much else to do to look into a file.'));
    };
    const timer = setInterval(look, LOOK);
    const told = (answer: unknown): void => end(() => resolve(answer as Answer));
    const gone = (): void => fail(new Unanswered(TOO_MUCH));
    const end = (how: () => void): void => {
      clearInterval(timer);
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
   * @throws Error when the process cannot be started, cannot read the file, or gets no time to do so.
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
    const answering = answerOf(child, this.bounds);
    // One that is gone by now says so itself.
    child.send(question, () => undefined);
    const answer = await answering.catch(async (error: unknown): Promise<Answer> => {
      if (error instanceof Unanswered) return { reason: error.message, isFull: true };
      await this.stop();
      throw error;
    });
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
    await answerOf(child, { work: MAX_START, deadline: MAX_START }).catch(async (error: unknown) => {
      await this.stop();
      throw new Error('The process that looks into files did not start.', { cause: error });
    });
    return child;
  }
}
