/** A file that takes too long, or too much memory, is refused, and the next one is looked into as ever. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Bounds, Inspector } from './bounded';

const folder = mkdtempSync(join(tmpdir(), 'saola-inspector-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that does with a file what the file's first letter says. */
const script = join(folder, 'thread.cjs');
writeFileSync(
  script,
  `const { parentPort, threadId } = require('node:worker_threads');
   const acts = {
     t: () => undefined,
     i: () => 'thread ' + threadId,
     r: () => 'it is no PDF',
     l: () => { for (;;); },
     m: () => { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); },
     e: () => process.exit(1),
   };
   parentPort.on('message', ({ bytes }) => parentPort.postMessage({ reason: acts[String.fromCharCode(bytes[0])]() }));
   parentPort.postMessage('ready');`,
);

const broken = join(folder, 'broken.cjs');
writeFileSync(broken, 'throw new Error("not compiled")');

const running: Inspector[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});

const inspector = (more: Partial<Bounds> = {}): Inspector => {
  const made = new Inspector({ script, deadline: 60_000, memory: 64, files: 100, ...more });
  running.push(made);
  return made;
};

const ask = (one: Inspector, letter: string) => one.inspect({ extension: 'pdf', bytes: Buffer.from(letter) });

it('a file is taken, or refused with its reason, one after the other', async () => {
  const one = inspector();
  expect(await Promise.all(['t', 'r', 't'].map((letter) => ask(one, letter)))).toEqual([
    undefined,
    'it is no PDF',
    undefined,
  ]);
  expect(one.waiting).toBe(0);
});

it('the bytes of a file stay with whoever asks', async () => {
  const bytes = Buffer.from('t-and-more');
  await inspector().inspect({ extension: 'pdf', bytes });
  expect(bytes.toString()).toBe('t-and-more');
});

it('a file that takes for ever is refused, while the server goes on', async () => {
  const one = inspector({ deadline: 300 });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 10);
  const [forever, next] = await Promise.all([ask(one, 'l'), ask(one, 'r')]);
  clearInterval(turning);
  expect(forever).toBe('it takes too long to look into');
  expect(next).toBe('it is no PDF');
  expect(turns).toBeGreaterThan(2);
});

it('a file that takes all memory is refused, and one that ends the thread', async () => {
  const one = inspector();
  expect(await ask(one, 'm')).toBe('it takes too much memory to look into');
  expect(await ask(one, 'e')).toBe('it takes too much memory to look into');
  expect(await ask(one, 't')).toBeUndefined();
});

it('a thread looks into so many files, then a new one does', async () => {
  const one = inspector({ files: 2 });
  const threads = [await ask(one, 'i'), await ask(one, 'i'), await ask(one, 'i')];
  expect(threads[0]).toBe(threads[1]);
  expect(threads[2]).not.toBe(threads[1]);
});

it('a thread that does not start is an error of ours, not a refusal', async () => {
  const one = inspector({ script: broken });
  await expect(ask(one, 't')).rejects.toThrow('The thread that looks into files did not start.');
  expect(one.waiting).toBe(0);
});
