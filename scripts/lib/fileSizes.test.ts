import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from '../../node-lib/root';

const longest = 250;

/** Written by people: no lockfiles, no generated types, no data. */
const isCode = (file: string): boolean =>
  /\.(ts|tsx|mts|mjs|cjs|js|css)$/.test(file) &&
  !/(^|\/)(generated|static|artwork)\/|gatsby-types\.d\.ts$/.test(file);

const lines = (file: string): number => readFileSync(inRoot(file), 'utf8').split('\n').length - 1;

describe('files', () => {
  it('are small: none has more than 250 lines', () => {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: inRoot(),
      encoding: 'utf8',
    });
    const code = listed.split('\n').filter((file) => isCode(file) && existsSync(inRoot(file)));
    expect(code.length).toBeGreaterThan(200);
    expect(code.filter((file) => lines(file) > longest)).toEqual([]);
  });
});
