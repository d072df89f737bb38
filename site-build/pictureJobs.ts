import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { inRoot } from '../node-lib/root';

/** Pictures in all their sizes, kept over caches and settings: making them is most of a cold build (patches/README.md). */
const pictures = inRoot('node_modules', '.cache', 'saola-pictures');

/** What Gatsby says to a parent that makes its pictures, and what it hears (`ENABLE_GATSBY_EXTERNAL_JOBS`). */
interface JobMessage {
  readonly type: 'JOB_CREATED' | 'JOB_COMPLETED' | 'JOB_FAILED';
  readonly payload: { readonly id: string; readonly result?: object; readonly error?: string };
}

/** Gatsby's queue takes one job less than it counts cores: one picture is written while others are drawn on all of them. */
const start = (): ChildProcess =>
  fork(inRoot('site-build', 'pictureProgram.ts'), {
    execArgv: ['--require', require.resolve('tsx/cjs')],
    env: {
      ...process.env,
      GATSBY_CPU_COUNT: String(availableParallelism() + 2),
      PICTURES_KEPT_IN: pictures,
    },
  });

/**
 * Makes the pictures of a build in a program of their own, which gives way to all others: the bundler keeps its threads,
 * and no moment is lost that it leaves free.
 */
export class PictureJobs {
  private readonly open = new Set<string>();
  private program: ChildProcess | null = null;

  /** @param answer takes what the build has to hear of its pictures */
  constructor(
    private readonly answer: (message: JobMessage) => void,
    private readonly startProgram = start,
  ) {}

  /** Takes a message of the build; what is no picture to be made is none of its business. */
  take(message: unknown): void {
    const { type, payload } = (message ?? {}) as Partial<JobMessage>;
    if (type !== 'JOB_CREATED' || !payload) return;
    this.open.add(payload.id);
    // What cannot be told to a program that is ending fails with it.
    this.running().send({ type, payload }, () => undefined);
  }

  /** Ends the program. Nothing is answered any more. */
  end(): void {
    this.open.clear();
    this.program?.kill();
  }

  private lose(how: string): void {
    this.program = null;
    const lost = [...this.open];
    this.open.clear();
    const error = `The program that makes the pictures ${how}.`;
    for (const id of lost) this.answer({ type: 'JOB_FAILED', payload: { id, error } });
  }

  private running(): ChildProcess {
    if (this.program) return this.program;
    const program = this.startProgram();
    program.on('message', (message: JobMessage) => {
      if (this.open.delete(message.payload.id)) this.answer(message);
    });
    program.once('exit', (code, signal) => this.lose(`ended (${signal ?? code})`));
    program.once('error', ({ message }) => this.lose(`did not start (${message})`));
    return (this.program = program);
  }
}
