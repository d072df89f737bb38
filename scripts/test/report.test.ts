import type { Ending } from '../lib/graph';
import type { Counts } from './counts';
import type { Part } from './testParts';
import { countsOf, type EndedPart, processorTable, timeTable, totalOf } from './report';

type Groups = Part['groups'];

const ended = (title: string, ending: Ending<Counts | null>, groups?: Groups): EndedPart => ({
  step: { name: title, title, groups, run: () => Promise.resolve(null) },
  ending,
  begun: 1_000,
  ended: 3_500,
});
const went = ended('Lint', { kind: 'done', result: { passed: 3, failed: 0, skipped: 0 } }, ['lint']);
const broke = ended('Packages', { kind: 'failed', error: new Error('no network') });
const left = ended('Content', { kind: 'left out', because: 'Packages' });
const leftTests = ended('Journeys', { kind: 'left out', because: 'Content' }, ['e2e']);

describe('the report of a run', () => {
  it('counts a part that broke off, and tests that could not begin, as one failure each', () => {
    expect([went, broke, left, leftTests].map((each) => countsOf(each)?.failed)).toEqual([
      0,
      1,
      undefined,
      1,
    ]);
    expect(totalOf([went, broke, left, leftTests])).toMatchObject({ passed: 3, failed: 2 });
  });

  it('marks what did not go well, and says of what was left out because of what', () => {
    const lines = timeTable([went, broke, left, leftTests], 12.4).split('\n');
    expect(lines.map((line) => line[0])).toEqual([' ', '✔', '✘', '✘', '✘', ' ']);
    expect(lines[3]).toContain('left out: Packages');
    expect(lines[1]).toMatch(/1\.0 +3\.5 +2\.5/);
    expect(lines.at(-1)).toContain('4 s in all, 12 s of processor');
  });

  it('says nothing of the processor where it is not known', () => {
    expect(timeTable([went], null)).not.toContain('processor');
  });

  it('lists what each program used', () => {
    expect(processorTable([['test-lint.log', 35.24]])).toMatch(/^ +test-lint\.log +35\.2$/);
  });
});
