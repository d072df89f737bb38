import { existsSync } from 'node:fs';

import { TemporaryFolder } from '../../node-lib/temporaryFolder';
import { findRunning, noteRunning } from './running';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => folder.remove());

it('finds a start that runs, until it takes its note back', () => {
  const file = folder.file('.tmp', 'start.json');
  expect(findRunning(file)).toBeNull();
  const forget = noteRunning(file);
  expect(findRunning(file)).toBe(process.pid);
  forget();
  expect([findRunning(file), existsSync(file)]).toEqual([null, false]);
});

it('does not take another process for it that has its id by now', () => {
  const file = folder.write('start.json', JSON.stringify({ pid: process.pid, mark: 'an earlier start' }));
  expect(findRunning(file)).toBeNull();
});
