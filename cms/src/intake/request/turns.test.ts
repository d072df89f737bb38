import { Refusal } from './refusal';
import { createTurns } from './turns';

/** Works that are done when the test says so, and what became of each. */
const setUp = (bounds = { works: 2, addresses: 3, each: 3 }) => {
  const turns = createTurns(bounds);
  const begun: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const take = (counted: string, name: string): Promise<string> =>
    turns.take(counted, () => {
      begun.push(name);
      return new Promise((resolve, reject) => {
        finish.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  /** Ends a work, and waits until what follows has begun. */
  const end = async (name: string, error?: Error): Promise<void> => {
    finish.get(name)?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { take, begun, end };
};

it('works of different addresses are done at once, as many as there may be, the others in their order', async () => {
  const { take, begun, end } = setUp();
  const all = [take('a', 'a1'), take('b', 'b1'), take('c', 'c1')];
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  await end('c1');
  expect(await Promise.all(all)).toEqual(['a1', 'b1', 'c1']);
});

it('an address has one work at a time, and its next one stands behind those of the others', async () => {
  const { take, begun, end } = setUp({ works: 1, addresses: 3, each: 3 });
  const all = [take('a', 'a1'), take('a', 'a2'), take('b', 'b1'), take('a', 'a3'), take('c', 'c1')];
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  expect(await Promise.all(all)).toHaveLength(5);
});

it('one address alone uses one place, however much is free', async () => {
  const { take, begun, end } = setUp();
  const all = [take('a', 'a1'), take('a', 'a2')];
  expect(begun).toEqual(['a1']);
  await end('a1');
  await end('a2');
  expect(await Promise.all(all)).toEqual(['a1', 'a2']);
});

it('an address with too many works is told to come back, and takes no place of others', async () => {
  const { take, begun, end } = setUp({ works: 1, addresses: 2, each: 2 });
  const first = [take('a', 'a1'), take('a', 'a2')];
  await expect(take('a', 'a3')).rejects.toEqual(
    expect.objectContaining({ status: 429, retryAfter: 10, errors: {} }),
  );
  const other = take('b', 'b1');
  for (const name of ['a1', 'b1', 'a2']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  expect(await Promise.all([...first, other])).toEqual(['a1', 'a2', 'b1']);
});

it('beyond so many addresses the next one is told to come back, until one is done', async () => {
  const { take, end } = setUp({ works: 1, addresses: 2, each: 2 });
  const waiting = [take('a', 'a1'), take('b', 'b1')];
  const refused = take('c', 'c1');
  await expect(refused).rejects.toBeInstanceOf(Refusal);
  await expect(refused).rejects.toEqual(expect.objectContaining({ status: 503, retryAfter: 10 }));
  await end('a1');
  const later = take('c', 'c2');
  await end('b1');
  await end('c2');
  expect(await Promise.all([...waiting, later])).toEqual(['a1', 'b1', 'c2']);
});

it('a work that fails gives its place back', async () => {
  const { take, end } = setUp({ works: 1, addresses: 1, each: 2 });
  const failing = take('a', 'a1');
  const next = take('a', 'a2');
  await Promise.all([
    expect(failing).rejects.toThrow('It cannot be done.'),
    end('a1', new Error('It cannot be done.')),
  ]);
  await end('a2');
  expect(await next).toBe('a2');
  const another = take('b', 'b1');
  await end('b1');
  expect(await another).toBe('b1');
});
