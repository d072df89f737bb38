import { existsSync, readFileSync, rmSync } from 'node:fs';
import { getPriority } from 'node:os';

import { isAlive } from '../../node-lib/processes';
import { inRoot } from '../../node-lib/root';
import { soon } from '../../node-lib/soon';
import { TemporaryFolder } from '../../node-lib/temporaryFolder';
import { type Program, Services } from './services';
import { StepFailed } from './stepFailed';
import { excerpt, tail } from './tail';
import { waitForAnswer } from './waitForAnswer';

let folder: TemporaryFolder;
let services: Services;
beforeEach(() => {
  folder = new TemporaryFolder();
  services = new Services();
});
const log = `test-services-${process.pid}.log`;

afterEach(async () => {
  await services.stop();
  folder.remove();
  rmSync(inRoot('logs', log), { force: true });
});

function program(script: string): Program {
  return { name: 'The helper', args: ['-e', script], cwd: folder.root, env: process.env, log };
}

describe('a program whose end nobody waits for', () => {
  it('gives way to the others from the moment it is told', async () => {
    const service = services.start(program('setInterval(() => {}, 1000)'));
    expect(getPriority(service.pid)).toBe(getPriority());
    service.giveWay(getPriority() + 3);
    expect(getPriority(service.pid)).toBe(getPriority() + 3);
  });
});

const grandchild = `
  const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  child.on('spawn', () => require('fs').writeFileSync('pid', String(child.pid)));`;

async function grandchildId(): Promise<number> {
  const file = folder.file('pid');
  await soon(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return Number(readFileSync(file, 'utf8'));
}

it('ends a program together with its children', async () => {
  const service = services.start(program(`${grandchild} setInterval(() => {}, 1000)`));
  const pid = await grandchildId();
  expect([isAlive(service.pid), isAlive(pid)]).toEqual([true, true]);
  await services.stop();
  await soon(() => !isAlive(pid));
  expect([isAlive(service.pid), isAlive(pid)]).toEqual([false, false]);
});

it('leaves no child behind when a program ends by itself', async () => {
  const service = services.start(program(`${grandchild} setTimeout(() => process.exit(3), 300)`));
  const pid = await grandchildId();
  expect(await service.ended).toBe(3);
  await soon(() => !isAlive(pid));
  expect(isAlive(pid)).toBe(false);
});

it('starts nothing any more once it is stopping', async () => {
  await services.stop();
  expect(() => services.start(program(''))).toThrow(/everything is being stopped/);
});

it('explains a step that failed with the end of its log and what to do', async () => {
  const script = `for (let i = 0; i < 40; i++) console.log('line ' + i); process.exit(1)`;
  const failure = await services.run(program(script), 'Do this.').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StepFailed);
  expect((failure as StepFailed).message).toBe('The helper failed.');
  const text = (failure as StepFailed).explain();
  expect(text).toContain('  line 39');
  expect(text).not.toContain('line 19\n');
  expect(text).toContain('Do this.');
});

it('says when a service ends instead of answering', async () => {
  const service = services.start(program('process.exit(1)'));
  await expect(waitForAnswer(service, 'http://127.0.0.1:9/', 5)).rejects.toThrow(
    /ended while starting \(code 1\)/,
  );
});

it('says when a service does not answer in time', async () => {
  const service = services.start(program('setInterval(() => {}, 1000)'));
  await expect(waitForAnswer(service, 'http://127.0.0.1:9/', 0.1)).rejects.toThrow(/did not answer/);
});

it('shows the end of a log without colours and overwritten lines', () => {
  const file = folder.write('x.log', 'a\n\u001b[31mred\u001b[0m\r\n\n10%\r20%\nlast\n');
  expect(tail(file, 4)).toBe('red\n10%\n20%\nlast');
  expect(tail(inRoot('no-such.log'))).toBe('');
});

it('shows the first error of a long log before its end', () => {
  const trace = Array.from({ length: 50 }, (_, index) => `trace ${index}`);
  const file = folder.write('x.log', ['info begin', 'error The cause', 'more', ...trace].join('\n'));
  expect(excerpt(file, 3).split('\n')).toEqual([
    'error The cause',
    'more',
    ...trace.slice(0, 6),
    '…',
    ...trace.slice(-3),
  ]);
  expect(excerpt(file, 60)).toBe(['info begin', 'error The cause', 'more', ...trace].join('\n'));
});
