import { readFileSync } from 'node:fs';

/** Seconds of processor that our ended children used, as Linux counts them; null elsewhere. */
export function childrenSeconds(stat = readStat()): number | null {
  // Behind the name, which may hold anything; the fields are clock ticks, of which there are 100 a second.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[13]) + Number(fields[14])) / 100 : null;
}

function readStat(): string | null {
  try {
    return readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return null;
  }
}

/** What the programs of a command used of the processor, by name: each is asked for as soon as its program has ended. */
export class ProcessorTime {
  private counted = 0;
  private readonly programs = new Map<string, number>();

  constructor(private readonly total = childrenSeconds) {}

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
