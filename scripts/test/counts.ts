/** How many tests of a part passed, failed, and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** The result of a part without a runner of its own: one passed or one failed. */
export function countOne(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** A runner that ends badly without naming a failed test, or that runs no test at all, has failed. */
function checked(counts: Counts, exitCode: number | null, mayBeNone = false): Counts {
  const silentFailure = exitCode !== 0 && counts.failed === 0;
  const nothingRan = !mayBeNone && counts.passed + counts.failed === 0;
  return silentFailure || nothingRan ? { ...counts, failed: counts.failed + 1 } : counts;
}

function read<T>(report: string | null): T | null {
  try {
    return report === null ? null : (JSON.parse(report) as T);
  } catch {
    return null;
  }
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts from Jest's JSON report (null: it wrote none). A suite that could not run is one failure; so is a run without a
 * test, unless there may be none.
 */
export function countJest(report: string | null, exitCode: number | null, mayBeNone = false): Counts {
  const found = read<JestReport>(report);
  if (!found) return checked(none, exitCode);
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  const skipped = found.numPendingTests + found.numTodoTests;
  return checked({ passed: found.numPassedTests, failed, skipped }, exitCode, mayBeNone);
}

/** Counts from Playwright's JSON report. A test that passed only when tried again is a failure. */
export function countPlaywright(report: string | null, exitCode: number | null): Counts {
  const stats = read<PlaywrightReport>(report)?.stats;
  if (!stats) return checked(none, exitCode);
  const counts = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return checked(counts, exitCode);
}

/** All parts together. */
export function sum(parts: Counts[]): Counts {
  return parts.reduce(
    (total, part) => ({
      passed: total.passed + part.passed,
      failed: total.failed + part.failed,
      skipped: total.skipped + part.skipped,
    }),
    none,
  );
}

/** The last line of a test run. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
