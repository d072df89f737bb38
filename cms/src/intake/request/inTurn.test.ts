import { inTurn } from './inTurn';

it('works are done one at a time in their order, also behind one that fails', async () => {
  const steps: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
    if (name === 'b') throw new Error('It cannot be done.');
    return name;
  };
  const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))));
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
