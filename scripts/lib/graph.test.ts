import { type Ended, runGraph, type Step } from './graph';

type Plan = Partial<Pick<Step<string>, 'after' | 'waits' | 'urgent'>> & { result?: string; error?: string };

/** Runs steps that end one after the other, in the order of `ends`; tells what ran when the last one began. */
async function run(plans: Record<string, Plan>, ends: string[], workers = 2) {
  const finish = new Map<string, () => void>();
  const together = new Map<string, string[]>();
  const steps = Object.entries(plans).map(([name, { result = 'ok', error, ...plan }]) => ({
    ...plan,
    name,
    run: () =>
      new Promise<string>((resolve, reject) => {
        finish.set(name, () => (error ? reject(new Error(error)) : resolve(result)));
        together.set(name, [...finish.keys()]);
      }),
  }));
  const all = runGraph<string, (typeof steps)[number]>(steps, {
    workers,
    hasFailed: (result) => result === 'bad',
    onEnd: ({ step }) => void finish.delete(step.name),
  });
  for (const name of ends) {
    await new Promise(setImmediate);
    finish.get(name)?.();
  }
  const ended = await all;
  return { together: (name: string) => together.get(name), endings: Object.fromEntries(ended.map(endingOf)) };
}

const endingOf = ({ step, ending }: Ended<string, Step<string>>) => {
  const said = { done: 'result', failed: 'error', 'left out': 'because' } as const;
  return [step.name, String(Reflect.get(ending, said[ending.kind]))];
};

it('runs as many steps side by side as it has workers, the earlier ones first', async () => {
  const { together } = await run({ a: {}, b: {}, c: {} }, ['a', 'b', 'c']);
  expect(together('b')).toEqual(['a', 'b']);
  expect(together('c')).toEqual(['b', 'c']);
});

it('begins a step when all that it comes after are done', async () => {
  const { together } = await run({ a: {}, b: {}, c: { after: ['a', 'b'] } }, ['b', 'a', 'c']);
  expect(together('c')).toEqual(['c']);
});

it('lets what waits run beside the workers', async () => {
  const { together } = await run({ a: { waits: true }, b: {}, c: {} }, ['a', 'b', 'c']);
  expect(together('c')).toEqual(['a', 'b', 'c']);
});

it('lets what is urgent begin although no worker is free', async () => {
  const { together } = await run({ a: {}, b: { urgent: true } }, ['a', 'b'], 1);
  expect(together('b')).toEqual(['a', 'b']);
});

it('leaves out what comes after a failure, and runs the rest', async () => {
  const plans = {
    a: { error: 'broken' },
    b: { after: ['a'] },
    c: { after: ['b'] },
    d: { result: 'bad' },
    e: { after: ['d'] },
    f: {},
  };
  const { endings } = await run(plans, ['a', 'd', 'f']);
  expect(endings).toEqual({ a: 'Error: broken', b: 'a', c: 'b', d: 'bad', e: 'd', f: 'ok' });
});

it('ends when the last steps are left out', async () => {
  const { endings } = await run({ a: { error: 'broken' }, b: { after: ['a'] } }, ['a']);
  expect(endings).toEqual({ a: 'Error: broken', b: 'a' });
});

it('refuses a step that comes after one that is not there', async () => {
  await expect(run({ a: { after: ['b'] }, b: {} }, [])).rejects.toThrow(
    '"a" comes after "b", which is no earlier step',
  );
});
