import { existsSync, readFileSync } from 'node:fs';

const status = '/proc/self/status';

/**
 * MB that this process holds. Files that are mapped into memory do not count where the kernel tells them apart: Gatsby reads
 * its databases so, and the kernel takes that memory back when somebody needs it.
 */
export function heldMemory(): number {
  const anonymous = existsSync(status) ? /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8')) : null;
  return Math.round((anonymous ? Number(anonymous[1]) * 1024 : process.memoryUsage.rss()) / 1e6);
}

/**
 * Above so many MB a process of Gatsby ends after its publish, and the next build begins a new one. A large site may hold more:
 * a third above what the process held after its whole build.
 */
export const mostHeld = (built: number): number => Math.max(1_500, Math.round((built * 4) / 3));
