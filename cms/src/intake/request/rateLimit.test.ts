import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';

import { createRateLimit } from './rateLimit';

describe('a limit', () => {
  it('lets as many through as it says, tells the seconds to wait, and begins anew afterwards', () => {
    let now = 0;
    const limit = createRateLimit(2, 60_000, () => now);
    expect([limit.hit('a'), limit.hit('a')]).toEqual([undefined, undefined]);
    now = 20_500;
    expect(limit.hit('a')).toBe(40);
    expect(limit.hit('b')).toBeUndefined();
    now = 60_000;
    expect(limit.hit('a')).toBeUndefined();
  });

  it('counts every address by itself, however many others come', () => {
    const limit = createRateLimit(1, 60_000, () => 0);
    limit.hit('first');
    for (let index = 1; index < 50_000; index += 1) limit.hit(String(index));
    expect([limit.hit('first'), limit.hit('1')]).toEqual([60, 60]);
  });

  it('remembers a bounded number of addresses: the one that came first is forgotten for the next', () => {
    const limit = createRateLimit(1, 60_000, () => 0);
    limit.hit('first');
    for (let index = 1; index < 50_000; index += 1) limit.hit(String(index));
    limit.hit('one more');
    expect([limit.hit('1'), limit.hit('first')]).toEqual([60, undefined]);
  });

  it('tells whether one more would be too much without counting it, and takes back what was counted', () => {
    let now = 0;
    const limit = createRateLimit(1, 60_000, () => now);
    limit.forgive('a');
    expect([limit.wait('a'), limit.wait('a'), limit.hit('a'), limit.wait('a')]).toEqual([
      undefined,
      undefined,
      undefined,
      60,
    ]);
    limit.forgive('a');
    expect([limit.wait('a'), limit.hit('a'), limit.wait('a')]).toEqual([undefined, undefined, 60]);
    now = 60_000;
    expect(limit.wait('a')).toBeUndefined();
  });

  it('keeps a key of the same length for each, whatever text it counts by, and no more of that text', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heap = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const limit = createRateLimit(1, 60_000, () => 0);
    const before = heap();
    for (let index = 0; index < 60; index += 1) {
      const body = Buffer.alloc(1_000_000, 97 + (index % 26)).toString('latin1') + String(index);
      limit.hit(body);
      // A piece of a text keeps all of it.
      limit.hit(body.slice(-40));
    }
    expect(heap() - before).toBeLessThan(20_000_000);
    expect(limit.hit(`${'a'.repeat(1_000_000)}0`)).toBe(60);
  });
});
