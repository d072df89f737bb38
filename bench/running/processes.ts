import { readdirSync, readFileSync } from 'node:fs';

/** Fields of `/proc/<pid>/stat` behind the name, or none when there is no such process. */
function fieldsOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const parentAt = 1;
const groupAt = 2;
const ownTicks = [11, 12];
const allTicks = [...ownTicks, 13, 14];

/** A kernel has a hundred ticks in a second. */
const ticks = (pid: string, at: readonly number[]): number => {
  const fields = fieldsOf(pid);
  return at.reduce((total, field) => total + Number(fields[field] ?? 0), 0) / 100;
};

const all = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** Seconds of processor of a process alone. */
export const ownSeconds = (pid: number): number => ticks(`${pid}`, ownTicks);

/** Seconds of processor of a process and of its children that have ended. */
export const secondsWithChildren = (pid: number | 'self'): number => ticks(`${pid}`, allTicks);

/** kB that a process holds, of what it shares with others its part. */
function heldBy(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** MB that processes hold in memory, together: what they share counts once. */
export const memoryOf = (pids: readonly string[]): number =>
  Math.round((pids.reduce((sum, pid) => sum + heldBy(pid), 0) * 1024) / 1e6);

/** What runs in the group of a process. */
export function groupOf(pid: string): string[] {
  const group = fieldsOf(pid)[groupAt];
  return group === undefined ? [] : all().filter((other) => fieldsOf(other)[groupAt] === group);
}

/** A process and all that it started, whatever group that is in. */
export function treeOf(pid: number): string[] {
  const parents = new Map(all().map((each) => [each, fieldsOf(each)[parentAt]]));
  const belongs = (each: string | undefined): boolean =>
    each === `${pid}` || (each !== undefined && parents.has(each) && belongs(parents.get(each)));
  return [...parents.keys()].filter(belongs);
}

/** The process whose command names a file, or null when none runs. */
export function processOf(file: string): string | null {
  const names = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(file);
    } catch {
      return false;
    }
  };
  return all().find(names) ?? null;
}
