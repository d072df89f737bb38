import { countJest, countOne, countPlaywright, sum, summaryLine } from './counts';

const jestReport = (report: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    ...report,
  });
const playwrightReport = (stats: object) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

it('takes the counts of Jest, a suite that could not run as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  };
  expect(countJest(jestReport(report), 1)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  expect(countJest(jestReport({ numPassedTests: 5 }), 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
});

it('takes the counts of Playwright, a flaky test as a failure', () => {
  expect(countPlaywright(playwrightReport({ expected: 7, unexpected: 1, flaky: 1, skipped: 3 }), 1)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 3,
  });
});

it.each([
  ['no report, as after a crash', null, 1],
  ['no report and no complaint', null, 0],
  ['a report that is cut off', '{"numPassed', 0],
  ['no test at all', jestReport({}), 0],
  ['skipped tests alone', jestReport({ numPendingTests: 4 }), 0],
])('counts as one failure: %s', (_name, report, code) => {
  expect(countJest(report, code).failed).toBe(1);
});

it('counts as one failure: a runner that ends badly without naming a test', () => {
  expect(countJest(jestReport({ numPassedTests: 5 }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(countJest(jestReport({ numPassedTests: 5 }), null).failed).toBe(1);
  expect(countPlaywright(playwrightReport({ expected: 3 }), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(countPlaywright(null, 0).failed).toBe(1);
  expect(countPlaywright('{}', 0).failed).toBe(1);
  expect(countPlaywright(playwrightReport({}), 0).failed).toBe(1);
});

it('ends in one line', () => {
  const parts = [countOne(true), countOne(false), { passed: 5, failed: 0, skipped: 0 }];
  expect(summaryLine(sum(parts))).toBe('6 passed, 1 failed');
  expect(summaryLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});
