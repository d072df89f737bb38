import { existsSync, readFileSync } from 'node:fs';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { copyFiles } from './copiedFiles';

inTemporaryFolder();

describe('the files of packages that browsers ask for', () => {
  it('are the flags of the phone field, by the code of the country', () => {
    copyFiles('public');
    for (const code of ['au', 'vn', 'us', 'de']) expect(existsSync(`public/flags/${code}.svg`)).toBe(true);
    expect(readFileSync('public/flags/vn.svg', 'utf8')).toContain('<svg');
  });

  it("are the captcha's worker", () => {
    copyFiles('public');
    expect(readFileSync('public/workers/captcha.js', 'utf8')).toContain('PBKDF2');
  });
});
