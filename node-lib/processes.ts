import { readFileSync } from 'node:fs';

/**
 * A mark that tells a process from a later one with the same id: its start time where the system shows it
 * (Linux), else an empty text.
 */
export function startMark(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in parentheses may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether a process with this id runs on this machine, and, when a mark is given, is the same one. */
export function isAlive(pid: number, mark = ''): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return mark === '' || startMark(pid) === mark;
}

/** Sends a signal to a process group; a group that is gone is no error. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
