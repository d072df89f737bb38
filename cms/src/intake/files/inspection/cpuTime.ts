import { readFileSync } from 'node:fs';

/** Milliseconds of a tick: Linux tells programs of a hundred in a second, whatever it counts itself. */
const TICK = 10;

/** Places of the times, as a user and as the system, behind the name of a process (proc(5), `/proc/pid/stat`). */
const [USER, SYSTEM] = [11, 12];

/**
 * The processor's time that a process has taken, in milliseconds. What others take at the same time is not in it.
 *
 * @returns undefined where the system does not tell, or the process is gone.
 */
export const cpuTime = (pid: number): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name stands in brackets, and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
    return Number.isFinite(ticks) ? ticks * TICK : undefined;
  } catch {
    return undefined;
  }
};
