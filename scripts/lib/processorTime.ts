import { readFileSync } from 'node:fs';

/** Seconds of processor that our ended children used, as Linux counts them; null elsewhere. */
export function childrenSeconds(stat = read('/proc/self/stat')): number | null {
  // Behind the name, which may hold anything; the fields are clock ticks, of which there are 100 a second.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[13]) + Number(fields[14])) / 100 : null;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Seconds of processor that the whole machine used since it started, as Linux counts them; null elsewhere. */
export function machineSeconds(stat = read('/proc/stat')): number | null {
  const [user = 0, nice = 0, system = 0] = stat?.split(/\s+/).slice(1, 4).map(Number) ?? [];
  return stat ? (user + nice + system) / 100 : null;
}

/** What the programs of a command used of the processor, by name: each is asked for as soon as its program has ended. */
export class ProcessorTime {
  private counted = 0;
  private readonly programs = new Map<string, number>();
  private readonly machineAtFirst = machineSeconds();

  constructor(private readonly total = childrenSeconds) {}

  /**
   * What the whole machine used meanwhile, in seconds: the processes of a browser are nobody's children, so they are
   * counted nowhere else. Null where it is not known.
   */
  get ofMachine(): number | null {
    const now = machineSeconds();
    return now === null || this.machineAtFirst === null ? null : now - this.machineAtFirst;
  }

  /** Whatever ended since the last call ended under this name. */
  ended(name: string): void {
    const total = this.total();
    if (total === null) return;
    this.programs.set(name, (this.programs.get(name) ?? 0) + total - this.counted);
    this.counted = total;
  }

  /** Seconds of each program, the dearest first. */
  get seconds(): [name: string, seconds: number][] {
    return [...this.programs].sort(([, a], [, b]) => b - a);
  }
}
