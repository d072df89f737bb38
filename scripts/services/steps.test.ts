import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../../node-lib/root';
import { type Program, Services } from '../lib/services';
import { StepFailed } from '../lib/stepFailed';
import { runBuild } from './steps';

const services = new Services();
const log = `test-build-${process.pid}.log`;
const kept: string[] = [];
afterAll(async () => {
  await services.stop();
  for (const file of [inRoot('logs', log), ...kept]) rmSync(file, { force: true });
});

const program = (script: string): Program => ({
  name: 'Building the site',
  args: ['-e', script],
  cwd: process.cwd(),
  env: process.env,
  log,
});

it('the log of a build that failed stays where its message says, whatever is built next', async () => {
  const failing = program("console.log('a bad picture'); process.exit(1)");
  const failure = await runBuild(services, failing).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StepFailed);
  const { logFile = '' } = failure as StepFailed;
  kept.push(logFile);
  expect(path.dirname(logFile)).toBe(inRoot('logs', 'failed-builds'));
  await runBuild(services, program("console.log('well')"));
  expect(readFileSync(logFile, 'utf8')).toBe('a bad picture\n');
  expect(readFileSync(inRoot('logs', log), 'utf8')).toBe('well\n');
});
