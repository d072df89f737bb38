import { Readable } from 'node:stream';

import { heldMemory } from '../../../tests/support/heldMemory';
import { bounded, readBytes } from './readBytes';

const refused = (status: number) => expect.objectContaining({ status });

it('a body that its sender breaks off is refused with 400, and is no fault of ours', async () => {
  const stream = new Readable({ read: () => undefined });
  stream.push('form=con');
  const reading = readBytes(stream, 1_000);
  stream.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  await expect(reading).rejects.toEqual(refused(400));
});

describe('a body that stops coming', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const drip = async function* (everyMs: number): AsyncGenerator<Buffer> {
    for (;;) {
      yield Buffer.from('x');
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };

  it.each<[string, number, number]>([
    ['nothing comes for half a minute', 10 ** 9, 30_000],
    ['it drips for more than three minutes', 10_000, 190_000],
  ])('is refused with 408 when %s', async (_when, everyMs, after) => {
    let outcome: unknown;
    const reading = readBytes(Readable.from(drip(everyMs)), 1_000).catch((error: unknown) => {
      outcome = error;
    });
    await jest.advanceTimersByTimeAsync(after - 1);
    expect(outcome).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual(refused(408));
    await reading;
    expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
  });
});

describe('the memory that a body takes while it comes', () => {
  it.each([
    ['many small pieces', 200_000, 1],
    ['large pieces', 200, 65_536],
  ])('follows its bytes and not how it is cut: %s', async (_how, pieces, size) => {
    const before = await heldMemory();
    let after = 0;
    const stream = Readable.from(
      (function* () {
        for (let sent = 0; sent < pieces; sent += 1) yield Buffer.alloc(size);
      })(),
    );
    let read = 0;
    for await (const piece of bounded(stream, pieces * size)) {
      read += piece.length;
      if (read === pieces * size) after = await heldMemory();
    }
    expect(after - before).toBeLessThan(5_000_000);
  });

  it('is read whole, however it was cut', async () => {
    const text = 'Xin chào 🦌 '.repeat(500);
    const bytes = [...Buffer.from(text)].map((byte) => Buffer.from([byte]));
    expect((await readBytes(Readable.from(bytes), 100_000)).toString()).toBe(text);
  });
});
