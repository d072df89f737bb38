import { execFileSync } from 'node:child_process';

import { childrenSeconds, machineSeconds, ProcessorTime } from './processorTime';

describe('the time of the processor', () => {
  it('is what ended children used, whatever our name is', () => {
    const stat = '4711 (a (name) x) S 1 1 1 0 -1 4194560 1 2 3 4 100 200 1050 250 20 0 1 0 5';
    expect(childrenSeconds(stat)).toBe(13);
  });

  it('is not known on another system', () => {
    expect(childrenSeconds(null as never)).toBeNull();
    const time = new ProcessorTime(() => null);
    time.ended('a build');
    expect(time.seconds).toEqual([]);
  });

  it('is counted for the program that has just ended, the dearest first', () => {
    const totals = [2, 7, 8];
    const time = new ProcessorTime(() => totals.shift() ?? 8);
    for (const name of ['format', 'lint', 'format']) time.ended(name);
    expect(time.seconds).toEqual([
      ['lint', 5],
      ['format', 3],
    ]);
  });

  it('of the machine is what everybody used, but not what nobody did', () => {
    expect(machineSeconds('cpu  1000 200 300 99999 5 0 7 0 0 0\ncpu0 1 1 1 1')).toBe(15);
    expect(machineSeconds(null as never)).toBeNull();
    const time = new ProcessorTime();
    expect(time.ofMachine).toBeGreaterThanOrEqual(0);
    expect(time.ofMachine).toBeLessThan(60);
  });

  it('grows with a child that works', () => {
    const before = childrenSeconds() ?? 0;
    execFileSync(process.execPath, ['-e', 'const end = Date.now() + 200; while (Date.now() < end);']);
    expect(childrenSeconds() ?? 0).toBeGreaterThan(before);
  });
});
