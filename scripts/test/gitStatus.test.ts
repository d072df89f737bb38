import { execFileSync } from 'node:child_process';

import { TemporaryFolder } from '../../node-lib/temporaryFolder';
import { gitStatus, leftBehind } from './gitStatus';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => folder.remove());

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder.root });

it('names what a command wrote beside what git keeps out', () => {
  git('init', '-q');
  folder.write('.gitignore', 'logs/\n');
  const before = gitStatus(folder.root);
  folder.write('logs/a.log', '');
  folder.write('uploads/picture.png', '');
  expect(leftBehind(before, gitStatus(folder.root))).toEqual(['?? uploads/']);
});

it('names a file that was changed before and is changed once more, and no other', () => {
  git('init', '-q');
  for (const name of ['types.d.ts', 'own.ts']) folder.write(name, 'as committed');
  git('add', '.');
  for (const name of ['types.d.ts', 'own.ts']) folder.write(name, 'as edited');
  const before = gitStatus(folder.root);
  folder.write('types.d.ts', 'as generated');
  expect(leftBehind(before, gitStatus(folder.root))).toEqual(['AM types.d.ts']);
});

it('says nothing where there is no git', () => {
  expect(gitStatus(folder.root).size).toBe(0);
});
