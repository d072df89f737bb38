import { rmSync } from 'node:fs';

import { inRoot } from '../../node-lib/root';
import { Services } from '../lib/services';
import { runCheck } from './runTool';

const log = 'run-tool-test.log';
afterEach(() => rmSync(inRoot('logs', log), { force: true }));

const place = (hangsAfterMs: number) => ({ services: new Services(), log, hangsAfterMs });

it('ends a tool that hangs, says so, and counts it as a failure', async () => {
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const counts = await runCheck(place(60), 'tsx', ['-e', 'setInterval(() => {}, 1000)']);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(said.mock.calls).toEqual([
    [`tsx still runs after 0.001 minutes (logs/${log}): it hangs, and is ended.\n`],
  ]);
});

it.each([
  ['well', 0, { passed: 1, failed: 0, skipped: 0 }],
  ['badly', 1, { passed: 0, failed: 1, skipped: 0 }],
])('counts a tool that ends %s', async (_, code, counts) => {
  expect(await runCheck(place(300_000), 'tsx', ['-e', `process.exit(${code})`])).toEqual(counts);
});
