/** A parser that is fed with a body. */
import { Writable } from 'node:stream';

import { heldMemory } from '../../../tests/support/heldMemory';
import { feed } from './feed';

const body = async function* (...pieces: string[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece);
};

/** A body that stops in the middle. */
const silent = async function* (): AsyncGenerator<Buffer> {
  yield Buffer.from('a');
  await new Promise(() => {});
};

describe('a parser', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('that never takes what it was given is refused with 408 after half a minute', async () => {
    const stuck = new Writable({ highWaterMark: 1, write: () => {} });
    const fed = expect(feed(stuck, body('a', 'b'))).rejects.toMatchObject({ status: 408 });
    await jest.advanceTimersByTimeAsync(30_000);
    await fed;
    expect(stuck.destroyed).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that never comes to its end is refused with 408 as well', async () => {
    const endless = new Writable({ write: (_piece, _encoding, done) => done(), final: () => {} });
    const fed = expect(feed(endless, body('a'))).rejects.toMatchObject({ status: 408 });
    await jest.advanceTimersByTimeAsync(30_000);
    await fed;
  });

  it('that fails is not fed any more, also when the next piece never comes', async () => {
    const failing = new Writable({
      write: (_piece, _encoding, done) => done(new Error('This is no form.')),
    });
    await expect(feed(failing, silent())).rejects.toThrow('This is no form.');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gets all pieces in their order, as it takes them', async () => {
    const taken: string[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      write: (piece, _encoding, done) => {
        taken.push(String(piece));
        setImmediate(done);
      },
    });
    jest.useRealTimers();
    await feed(slow, body('a', 'b', 'c'));
    expect(taken).toEqual(['a', 'b', 'c']);
  });
});

it('holds no piece of a body that its parser is done with, however many they are', async () => {
  const [pieces, size] = [200, 65_536];
  const before = await heldMemory();
  let after = 0;
  let seen = 0;
  const parser = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      seen += piece.length;
      done();
    },
  });
  const large = async function* (): AsyncGenerator<Buffer> {
    for (let sent = 0; sent < pieces; sent += 1) yield Buffer.alloc(size);
    after = await heldMemory();
  };
  await feed(parser, large());
  expect(seen).toBe(pieces * size);
  expect(after - before).toBeLessThan(5_000_000);
});
