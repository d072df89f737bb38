import { execFileSync } from 'node:child_process';

import { TemporaryFolder } from '../../node-lib/temporaryFolder';
import { gitStatus, leftBehind } from './gitStatus';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => folder.remove());

it('names what a command wrote beside what git keeps out', () => {
  execFileSync('git', ['init', '-q'], { cwd: folder.root });
  folder.write('.gitignore', 'logs/\n');
  const before = gitStatus(folder.root);
  folder.write('logs/a.log', '');
  folder.write('uploads/picture.png', '');
  expect(leftBehind(before, gitStatus(folder.root))).toEqual(['?? uploads/']);
});

it('says nothing of what was changed before', () => {
  expect(leftBehind([' M a.ts'], [' M a.ts'])).toEqual([]);
});

it('says nothing where there is no git', () => {
  expect(gitStatus(folder.root)).toEqual([]);
});
