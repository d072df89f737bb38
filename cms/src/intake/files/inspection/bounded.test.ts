/** A file that takes too long, or too much memory, is refused, and the next one is looked into as ever. */
import { diskFolder } from '../../../../tests/support/onDisk';
import { waitFor } from '../../../../tests/support/waitFor';
import { type Bounds, Inspector } from './bounded';

const disk = diskFolder();

/** A process that does with a file what the file's first letter says. */
const script = disk.write(
  `const { readFileSync } = require('node:fs');
   const acts = {
     t: () => undefined,
     p: () => 'process ' + process.pid,
     r: () => 'it is no PDF',
     l: () => { for (;;); },
     w: () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700); },
     h: () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); },
     m: () => { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); },
     // One allocation that is larger than all that is left: a thread would end its whole process here.
     a: () => '#41'.repeat(3_300_000).replace(/#([0-9A-F]{2})/g, () => 'A'),
     e: () => process.exit(1),
     s: () => process.env.SECRET_OF_A_TEST ?? 'none',
   };
   process.on('disconnect', () => process.exit());
   process.on('message', ({ place }) => {
     const letter = readFileSync(place, 'latin1')[0];
     if (letter === 'b') process.send({ problem: 'it is gone', isFull: false });
     else process.send({ reason: acts[letter === 'f' ? 'p' : letter](), isFull: letter === 'f' });
   });
   process.send('ready');`,
);

const broken = disk.write('throw new Error("not compiled")');

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const running: Inspector[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});

const inspector = (more: Partial<Bounds> = {}): Inspector => {
  const made = new Inspector({ script, work: 60_000, deadline: 60_000, memory: 64, files: 100, ...more });
  running.push(made);
  return made;
};

const ask = (one: Inspector, letter: string) => one.inspect({ extension: 'pdf', place: disk.write(letter) });

it('a file is taken, or refused with its reason, one after the other', async () => {
  const one = inspector();
  expect(await Promise.all(['t', 'r', 't'].map((letter) => ask(one, letter)))).toEqual([
    undefined,
    'it is no PDF',
    undefined,
  ]);
  expect(one.waiting).toBe(0);
});

it('a file that takes for ever is refused, while the server goes on', async () => {
  const one = inspector({ work: 300 });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 10);
  const [forever, next] = await Promise.all([ask(one, 'l'), ask(one, 'r')]);
  clearInterval(turning);
  expect(forever).toBe('it takes too long to look into');
  expect(next).toBe('it is no PDF');
  expect(turns).toBeGreaterThan(2);
});

it('a file is not refused because others keep the machine busy', async () => {
  const one = inspector({ work: 300 });
  expect(await ask(one, 'w')).toBeUndefined();
});

it('a file that nobody gets to in time is an error of ours, not a refusal', async () => {
  const one = inspector({ deadline: 300 });
  await expect(ask(one, 'h')).rejects.toThrow('The machine has too much else to do');
  expect(await ask(one, 't')).toBeUndefined();
});

it('a file that takes all memory is refused, one that ends the process, and one that no memory is enough for', async () => {
  const one = inspector();
  for (const letter of ['m', 'e', 'a'])
    expect(await ask(one, letter)).toBe('it takes too much memory to look into');
  expect(await ask(one, 't')).toBeUndefined();
});

it('a process looks into so many files, then a new one does', async () => {
  const one = inspector({ files: 2 });
  const processes = [await ask(one, 'p'), await ask(one, 'p'), await ask(one, 'p')];
  expect(processes[0]).toBe(processes[1]);
  expect(processes[2]).not.toBe(processes[1]);
});

it('a process that remembers much of a file is replaced, so that the next file has all the memory', async () => {
  const one = inspector();
  const full = await ask(one, 'f');
  expect(full).toMatch(/^process \d+$/);
  expect(await ask(one, 'p')).not.toBe(full);
});

it('a process that ended while it had nothing to do is replaced, and no file is refused for it', async () => {
  const one = inspector();
  const pid = Number(/\d+/.exec((await ask(one, 'p')) ?? '')?.[0]);
  process.kill(pid, 'SIGKILL');
  await waitFor(() => Promise.resolve(!isAlive(pid)));
  expect(await ask(one, 't')).toBeUndefined();
});

it('a process knows none of our settings', async () => {
  process.env.SECRET_OF_A_TEST = 'secret';
  expect(await ask(inspector(), 's')).toBe('none');
  delete process.env.SECRET_OF_A_TEST;
});

it('a file that cannot be read is an error of ours, not a refusal', async () => {
  const one = inspector();
  await expect(ask(one, 'b')).rejects.toThrow('The file could not be read: it is gone');
  expect(await ask(one, 't')).toBeUndefined();
});

it('a process that does not start is an error of ours, not a refusal', async () => {
  const one = inspector({ script: broken });
  await expect(ask(one, 't')).rejects.toThrow('The process that looks into files did not start.');
  expect(one.waiting).toBe(0);
});
