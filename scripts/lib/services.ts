import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';

import { signalGroup } from '../../node-lib/processes';
import { inRoot } from '../../node-lib/root';
import { ProcessorTime } from './processorTime';
import { StepFailed } from './stepFailed';

/** A program to start. `args[0]` of a Node program is its script. */
export interface Program {
  /** As people call it: 'the CMS'. */
  name: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** File name below `logs/`; null lets it write to the terminal. */
  log: string | null;
  /** As in Unix: 0, or above it for a program that leaves the processor to others, 19 at most. */
  niceness?: number;
}

// The site server itself waits 10 s for a build it runs.
const stopTimeoutMs = 20_000;

/** Lowers the priority of a program that leads a session, as all of ours do. */
function lowerPriority(pid: number, niceness: number): void {
  setPriority(pid, niceness);
  try {
    // Linux weighs whole sessions against each other first, where it groups them.
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // Another system, or one that does not group.
  }
}

function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, 'w');
}

/** A running Node program in a process group of its own, writing to its log. */
export class Service {
  readonly logFile: string | undefined;
  /** Resolves with the exit code, or null after a signal. */
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;
  private over = false;
  /** Set when we end it ourselves: its end is then no news. */
  stopping = false;

  constructor(
    readonly program: Program,
    processor: ProcessorTime,
  ) {
    const output = program.log === null ? 'inherit' : openLog((this.logFile = inRoot('logs', program.log)));
    this.child = spawn(process.execPath, program.args, {
      cwd: program.cwd,
      env: program.env as NodeJS.ProcessEnv,
      detached: true,
      stdio: ['ignore', output, output],
    });
    if (output !== 'inherit') closeSync(output);
    if (program.niceness) this.giveWay(program.niceness);
    this.ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('exit', (code) => {
        // Children that outlived the program go with it, while the group's id is surely still its own.
        this.kill();
        this.over = true;
        processor.ended(program.log ?? program.name);
        resolve(code);
      });
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.over;
  }

  /** Leaves the processor to others from now on. `niceness`: see Program. */
  giveWay(niceness: number): void {
    if (this.pid && !this.over) lowerPriority(this.pid, niceness);
  }

  /** Ends the program with all its children: politely first. */
  async stop(): Promise<void> {
    this.stopping = true;
    if (!this.pid || this.over) return;
    signalGroup(this.pid, 'SIGTERM');
    const timer = setTimeout(() => this.kill(), stopTimeoutMs);
    await this.ended;
    clearTimeout(timer);
  }

  /** Ends the whole group at once. */
  kill(): void {
    if (this.pid && !this.over) signalGroup(this.pid, 'SIGKILL');
  }
}

/** All programs a command started; it ends them, and nothing else, when the command ends. */
export class Services {
  private readonly all: Service[] = [];
  private stopped = false;
  /** What the programs that ended used, by their logs. */
  readonly processor = new ProcessorTime();

  start(program: Program): Service {
    if (this.stopped) throw new Error(`${program.name} is not started: everything is being stopped`);
    const service = new Service(program, this.processor);
    this.all.push(service);
    return service;
  }

  /** Runs a program to its end. Throws {@link StepFailed} with `advice` when it fails. */
  async run(program: Program, advice: string): Promise<void> {
    const service = this.start(program);
    const code = await service.ended;
    // A signal of ours is no failure of the step: whoever stopped it knows.
    if (code === 0 || service.stopping) return;
    throw new StepFailed(`${program.name} failed.`, advice, service.logFile);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.all.map((service) => service.stop()));
  }

  killAll(): void {
    for (const service of this.all) service.kill();
  }
}
