import { BuildReport } from './buildReport';

const failed = (reason: string) => ({ failed: { kind: 'cms', reason } as const });

describe('the report of a build', () => {
  it('says how far it is while it runs, and nothing before and after', () => {
    const report = new BuildReport();
    report.take({ at: 'pages', share: 0.7 });
    expect(report.progress).toBeNull();
    report.begin();
    expect(report.progress).toMatchObject({ phase: 'waiting', share: 0 });
    report.take({ at: 'pages', share: 0.7 });
    expect(report.progress).toMatchObject({ phase: 'pages', share: 0.7 });
    report.end(true);
    expect([report.progress, report.failure]).toEqual([null, null]);
  });

  it('says why it failed, in the words that came first, and how often', () => {
    const report = new BuildReport();
    for (const tries of [1, 2]) {
      report.begin();
      report.take(failed('The CMS does not answer.'));
      report.take(failed('The site build failed.'));
      report.end(false);
      expect(report.failure).toMatchObject({ kind: 'cms', reason: 'The CMS does not answer.', tries });
    }
    report.begin();
    expect(report.failure).toMatchObject({ tries: 2 });
    report.end(true);
    expect(report.failure).toBeNull();
  });

  it('says that a build which was killed said nothing', () => {
    const report = new BuildReport();
    report.begin();
    report.end(false);
    expect(report.failure).toMatchObject({
      kind: 'unknown',
      reason: expect.stringContaining('log') as string,
    });
  });
});
