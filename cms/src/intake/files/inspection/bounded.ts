/** Files are looked into by a thread of its own, with bounds for time and memory: a hostile one holds nobody up. */
import { Worker } from 'node:worker_threads';

import type { Extension } from '../../form/checkFiles';
import type { Answer, Question } from './inspector';

export interface Bounds {
  /** The compiled code of the thread. */
  script: string;
  /** Milliseconds for one file, from when a thread begins with it. */
  deadline: number;
  /** Megabytes of objects of JavaScript in a thread. */
  memory: number;
  /** Files after which a thread is replaced: what it remembers of them goes with it. */
  files: number;
}

const MAX_START = 60_000;

const TOO_LONG = 'it takes too long to look into';
const TOO_MUCH = 'it takes too much memory to look into';

/** One thread, started when it is needed, which looks into one file after the other. */
export class Inspector {
  private worker: Worker | undefined;
  private done = 0;
  private queue: Promise<unknown> = Promise.resolve();
  /** How many files wait or are being looked into. */
  waiting = 0;

  constructor(private readonly bounds: Bounds) {}

  /**
   * @returns undefined, or the reason in English for which the file is refused.
   * @throws Error when the thread cannot be started.
   */
  inspect(question: { extension: Extension; bytes: Buffer }): Promise<string | undefined> {
    this.waiting += 1;
    const answer = this.queue
      .then(() => this.lookInto(question))
      .finally(() => {
        this.waiting -= 1;
      });
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the thread. The next file gets a new one. */
  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.done = 0;
    await worker?.terminate();
  }

  private async lookInto({ extension, bytes }: { extension: Extension; bytes: Buffer }) {
    const worker = await this.start();
    const question: Question = { extension, bytes: new Uint8Array(bytes) };
    worker.ref();
    worker.postMessage(question, [question.bytes.buffer as ArrayBuffer]);
    const answer = await this.answerOf(worker, this.bounds.deadline).catch(async (error: unknown) => {
      await this.stop();
      return { reason: error instanceof Error ? error.message : TOO_MUCH };
    });
    worker.unref();
    this.done += 1;
    if (this.done >= this.bounds.files) await this.stop();
    return answer === 'ready' ? undefined : answer.reason;
  }

  private async start(): Promise<Worker> {
    if (this.worker) return this.worker;
    const { script, memory } = this.bounds;
    const limits = { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
    const worker = new Worker(script, { resourceLimits: limits });
    await this.answerOf(worker, MAX_START).catch(async (error: unknown) => {
      await worker.terminate();
      throw new Error('The thread that looks into files did not start.', { cause: error });
    });
    this.worker = worker;
    return worker;
  }

  private answerOf(worker: Worker, deadline: number): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    return new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(TOO_LONG)), deadline);
      worker.once('message', resolve);
      worker.once('error', () => reject(new Error(TOO_MUCH)));
      worker.once('exit', () => reject(new Error(TOO_MUCH)));
    }).finally(() => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
      // A thread that is being ended may still fail: nobody asks any more.
      worker.on('error', () => undefined);
    });
  }
}
